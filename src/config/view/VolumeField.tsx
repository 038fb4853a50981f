import { listIn, recordIn, textIn } from '~/kube/json';
import type { Field } from '~/form/rules/fields';
import { FieldFrame } from '~/form/view/fields/FieldFrame';
import { useForm } from '~/form/view/fields/formContext';
import { ValueInput } from '~/form/view/fields/valueFields';
import { useT } from '~/i18n';

/** One of the volumes of the settings. */
export function VolumeField({ field }: { readonly field: Field }) {
  const t = useT();
  const { object } = useForm();
  const volumes = listIn(recordIn(object)['volumes']);
  const names = volumes.flatMap((volume) => textIn(recordIn(volume)['name']) ?? []);
  const hint = { label: field.label, none: t('Select a volume') };
  return (
    <FieldFrame field={field}>
      <ValueInput field={{ ...field, control: 'choice', options: [...new Set(names)], hint }} />
    </FieldFrame>
  );
}
