import { AlertActionLink } from '@patternfly/react-core';
import { Spinner } from '~/ui/Spinner';
import { FailureAlert, FailureText } from '~/ui/FailureAlert';
import { MissingRights } from '~/ui/MissingRights';
import { Notice } from '~/ui/Notice';
import type { ReadInventory, Surroundings } from '~/remove/read/useUninstallInventory';
import type { Failure, Right } from '~/kube/failure';
import { useT } from '~/i18n';

/** What is not known. It does not keep anybody from uninstalling the Operator; what hangs on it is not offered. */
export function ReadNotes({ read: { home, elsewhere, isBroken, readAgain } }: Props) {
  const t = useT();
  return (
    <>
      {home.status === 'failed' && (
        <FailureAlert failure={home.failure} what={t('What belongs to the Operator')} />
      )}
      {home.status === 'ready' && home.data.csvs === null && (
        <MissingRights
          missing={csvRights(home.data.missing)}
          title={t('What belongs to the Operator is not known')}
        />
      )}
      <SurroundingNotes read={{ elsewhere, isBroken, readAgain }} />
    </>
  );
}

type Props = { readonly read: ReadInventory };

/** What is not known of the Operators and objects around. */
export function SurroundingNotes({ read, areMany = false }: SurroundingProps) {
  const t = useT();
  const { elsewhere, isBroken, readAgain } = read;
  return (
    <>
      {elsewhere.status === 'loading' && (
        <p role="status">
          <Spinner aria-hidden="true" />{' '}
          {areMany
            ? t('Looking for Operators that need these…')
            : t('Looking for Operators that need this one…')}
        </p>
      )}
      {elsewhere.status === 'ready' && elsewhere.data.cause !== null && (
        <Partly cause={elsewhere.data.cause} unread={elsewhere.data.unread} areMany={areMany} />
      )}
      {isBroken && (
        <Notice
          variant="warning"
          title={t('Not everything could be read')}
          actionLinks={<AlertActionLink onClick={readAgain}>{t('Try again')}</AlertActionLink>}
        >
          {areMany
            ? t('What is not known is not deleted. The Operators can be uninstalled without it.')
            : t('What is not known is not deleted. The Operator can be uninstalled without it.')}
        </Notice>
      )}
    </>
  );
}

type SurroundingProps = {
  readonly read: Surroundings;
  /** Several Operators are to go. */
  readonly areMany?: boolean;
};

function csvRights(missing: readonly Right[]): readonly Right[] {
  return missing.filter(({ resource }) => resource === 'clusterserviceversions');
}

function Partly({ cause, unread, areMany }: PartlyProps) {
  const t = useT();
  return (
    <Notice
      variant="warning"
      title={
        areMany
          ? t('Operators that need these may not all be known')
          : t('Operators that need this one may not all be known')
      }
    >
      {unread.length > 0 && (
        <p>
          {t('Could not look in {{count}} namespace.', { count: unread.length })}{' '}
          {t.list(unread.slice(0, MOST_SHOWN))}
          {unread.length > MOST_SHOWN && '…'}
        </p>
      )}
      <FailureText failure={cause} />
    </Notice>
  );
}

type PartlyProps = {
  readonly cause: Failure;
  readonly unread: readonly string[];
  readonly areMany: boolean;
};

const MOST_SHOWN = 10;
