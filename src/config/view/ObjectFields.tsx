import type { ObjectKind } from '~/config/rules/configFinding';
import { useT } from '~/i18n';
import { PickField } from './fields';
import { kindText, useObjectChoices } from './objectsContext';

/** The name of a Secret, ConfigMap or claim in the Operator's namespace. */
export function ObjectField({ path, kind, value, onChange }: ObjectFieldProps) {
  const t = useT();
  const choices = useObjectChoices({ kind, name: null });
  return (
    <PickField
      path={path}
      label={kindText(kind, t)}
      value={value}
      choices={choices}
      onChange={onChange}
    />
  );
}

type ObjectFieldProps = {
  readonly path: string;
  readonly kind: ObjectKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** One of the keys of a Secret or ConfigMap. */
export function KeyField({ path, kind, object, value, onChange }: KeyFieldProps) {
  const t = useT();
  const choices = useObjectChoices({ kind, name: object });
  return (
    <PickField path={path} label={t('Key')} value={value} choices={choices} onChange={onChange} />
  );
}

type KeyFieldProps = ObjectFieldProps & { readonly object: string };
