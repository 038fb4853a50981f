import { FormStep, SideBySide } from '~/ui/form/FormStep';
import { useT } from '~/i18n';
import { IconField } from './IconField';
import { SourceTextField } from './SourceTextField';

/** CS-004, CS-005: how people see the catalog. */
export function AboutStep({ number }: { readonly number: number }) {
  const t = useT();
  return (
    <FormStep number={number} title={t('How it is shown')}>
      <SideBySide>
        <SourceTextField
          field="displayName"
          label={t('Display name')}
          help={t('Without one its name is shown.')}
        />
        <SourceTextField field="publisher" label={t('Publisher')} />
      </SideBySide>
      <SourceTextField field="description" label={t('Description')} isLong />
      <IconField />
    </FormStep>
  );
}
