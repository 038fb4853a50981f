import { AlertActionLink } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { SourceFormState } from '~/sources/read/useSourceForm';
import { useT } from '~/i18n';
import { fieldText, valueText } from './fieldText';

/** Somebody else was faster with the same fields: what was entered stays until it is decided. */
export function Conflict({ state }: { readonly state: SourceFormState }) {
  const t = useT();
  const { conflicts, before, draft, settle } = state;
  return (
    <Notice
      variant="warning"
      isLiveRegion
      title={t('Somebody has changed the same meanwhile')}
      actionLinks={
        <>
          <AlertActionLink
            onClick={() => {
              settle('theirs');
            }}
          >
            {t('Take what is there now')}
          </AlertActionLink>
          <AlertActionLink
            onClick={() => {
              settle('mine');
            }}
          >
            {t('Write mine over it')}
          </AlertActionLink>
        </>
      }
    >
      <ul className="operator-hub__source-changes">
        {conflicts.map((field) => (
          <li key={field}>
            {t('{{field}} is {{theirs}} now; you entered {{mine}}', {
              field: fieldText(field, t),
              theirs: valueText(field, before, t),
              mine: valueText(field, draft.form, t),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
