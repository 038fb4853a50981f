import { FormSelect, FormSelectOption } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import { SourceFieldGroup, useFieldState } from './SourceFieldGroup';
import { useSourceEditing } from './sourceEditing';

/** CS-012, CS-013, CS-054: what the pod may do, against what its namespace allows. */
export function SecurityField() {
  const t = useT();
  const { form, edit } = useSourceEditing();
  const state = useFieldState('security');
  const isKnown = ['', 'legacy', 'restricted'].includes(form.security);
  return (
    <SourceFieldGroup
      field="security"
      label={t('Security context')}
      help={securityHelp(form.security, t)}
    >
      <FormSelect
        {...state}
        value={form.security}
        onChange={(_, security) => {
          edit({ security });
        }}
      >
        <FormSelectOption value="" label={t('Not set: as the namespace enforces')} />
        <FormSelectOption value="restricted" label="restricted" />
        <FormSelectOption value="legacy" label="legacy" />
        {!isKnown && <FormSelectOption value={form.security} label={form.security} />}
      </FormSelect>
    </SourceFieldGroup>
  );
}

function securityHelp(security: string, t: Translate): string {
  switch (security) {
    case 'restricted':
      return t(
        'The pod runs everywhere. File-based catalogs work with it; catalogs with an SQLite database that opm built before 4.11 do not start.',
      );
    case 'legacy':
      return t(
        'For catalogs with an SQLite database that opm built before 4.11. The namespace has to enforce no more than the Pod Security level baseline.',
      );
    default:
      return t(
        'OLM takes restricted where the namespace enforces the Pod Security level restricted, otherwise legacy. Older versions always take legacy.',
      );
  }
}
