import { textIn } from '~/kube/json';
import type { Field } from '~/form/rules/fields';
import { FormContext, useForm } from '~/form/view/fields/formContext';
import { FieldView } from '~/form/view/fields/FieldView';
import { useField } from '~/form/view/fields/useField';
import { defaultName, nameOfImage } from '~/sources/rules/form/placeFindings';
import { SOURCE_PATHS } from '~/sources/rules/form/sourceForm';
import { useSource } from './sourceContext';

/** The image of a CatalogSource. */
export function SourceImageField({ field }: Props) {
  const { form, facts } = useSource();
  return <NamingField field={field} nameOf={(image) => defaultName(image, form, facts)} />;
}

/** The image of a ClusterCatalog. */
export function CatalogImageField({ field }: Props) {
  return <NamingField field={field} nameOf={nameOfImage} />;
}

type Props = { readonly field: Field };

/** The name of a new catalog follows its image until the user changes the name. */
function NamingField({ field, nameOf }: NamingProps) {
  const form = useForm();
  const { value: image } = useField(field);
  const name = useField({ path: SOURCE_PATHS.name, pattern: 'metadata.name' });
  const own = textIn(image) ?? '';
  const follows = form.isNew && [undefined, '', nameOf(own)].some((text) => text === name.value);
  const set: typeof form.edits.set = (path, value) => {
    form.edits.set(path, value);
    if (follows && typeof value === 'string') name.set(nameOf(value));
  };
  return (
    <FormContext.Provider value={{ ...form, edits: { ...form.edits, set } }}>
      <FieldView field={field} />
    </FormContext.Provider>
  );
}

type NamingProps = Props & { readonly nameOf: (image: string) => string };
