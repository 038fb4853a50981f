import { Checkbox } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { fieldId } from './configContext';

/** Whether the pods start without a missing object or key. */
export function OptionalField({ path, isOptional, onChange }: Props) {
  const t = useT();
  return (
    <Checkbox
      id={fieldId(`${path}.optional`)}
      label={t('Optional')}
      description={t('If not selected, pods wait until the resource exists.')}
      isChecked={isOptional}
      onChange={(_, isChecked) => {
        onChange(isChecked);
      }}
    />
  );
}

type Props = {
  /** Of the reference with the field `optional`. */
  readonly path: string;
  readonly isOptional: boolean;
  readonly onChange: (isOptional: boolean) => void;
};
