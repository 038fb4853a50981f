import { AlertActionLink } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { SourceStart } from '~/sources/read/sourceStart';
import type { SourceFormState } from '~/sources/read/useSourceForm';
import { useT } from '~/i18n';

/** What has to be known before anything is entered: what was left here, and what became of it. */
export function DraftNotices({ state, start }: Props) {
  const t = useT();
  return (
    <>
      {state.isTakenUp && (
        <Notice
          className="operator-hub__form-notice"
          variant="info"
          title={t('What you entered here before is in the form again')}
          actionLinks={
            <AlertActionLink onClick={state.startOver}>{t('Start over')}</AlertActionLink>
          }
        >
          {t('Logins of registries are not kept: they have to be entered again.')}
        </Notice>
      )}
      {state.isGone && (
        <Notice
          className="operator-hub__form-notice"
          variant="warning"
          title={t('This CatalogSource has been deleted meanwhile')}
        >
          {t('Saving creates it again, as it is in the form.')}
        </Notice>
      )}
      {start.copiedImage !== null && (
        <Notice
          className="operator-hub__form-notice"
          variant="info"
          title={t('A copy of another catalog')}
        >
          {t(
            'It has all of its settings, but nobody who looks after it. For a mirror name its image; once the copy serves, the other catalog can be switched off or deleted. Subscriptions go on with the catalog that they name.',
          )}
        </Notice>
      )}
    </>
  );
}

type Props = { readonly state: SourceFormState; readonly start: SourceStart };
