import type { Field } from '~/form/rules/fields';
import { FormContext, useForm } from '~/form/view/fields/formContext';
import { FieldView } from '~/form/view/fields/FieldView';
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
  const set: typeof form.edits.set = (path, value) => {
    if (form.isNew && typeof value === 'string') {
      // The document is read again after a change. A name that was just typed is only in its text.
      form.edits.set(SOURCE_PATHS.name, nameOf(value), (sourceAt) => {
        const name = unquoted(sourceAt(SOURCE_PATHS.name));
        return name === '' || name === nameOf(unquoted(sourceAt(path)));
      });
    }
    form.edits.set(path, value);
  };
  return (
    <FormContext.Provider value={{ ...form, edits: { ...form.edits, set } }}>
      <FieldView field={field} />
    </FormContext.Provider>
  );
}

function unquoted(source: string | null): string {
  return source?.trim().replace(/^(["'])(.*)\1$/, '$2') ?? '';
}

type NamingProps = Props & { readonly nameOf: (image: string) => string };
