import { AlertActionLink } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import { useT } from '~/i18n';
import type { EarlierInput } from './useInstallChoices';

/** Offers what was entered here before and never installed. */
export function EarlierInputNotice({ earlier }: { readonly earlier: EarlierInput | null }) {
  const t = useT();
  if (earlier === null) return null;
  return (
    <Notice
      className="operator-hub__form-notice"
      variant="info"
      title={t('You have entered settings for this Operator before')}
      actionLinks={
        <>
          <AlertActionLink onClick={earlier.takeUp}>{t('Take them up again')}</AlertActionLink>
          <AlertActionLink onClick={earlier.discard}>{t('Discard them')}</AlertActionLink>
        </>
      }
    >
      {t(
        'They were not installed. Version, scope and approval change to what was chosen with them.',
      )}
    </Notice>
  );
}
