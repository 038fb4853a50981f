import { AlertActionLink } from '@patternfly/react-core';
import { Spinner } from '~/ui/Spinner';
import { FailureAlert, FailureText } from '~/ui/FailureAlert';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Notice } from '~/ui/Notice';
import type { ReadInventory, Surroundings } from '~/remove/read/useUninstallInventory';
import type { Failure, Permission } from '~/kube/failure';
import { useT } from '~/i18n';

/** Data that failed to load. The uninstallation is possible, but the dependent options are not available. */
export function ReadNotes({ read: { home, elsewhere, isBroken, readAgain } }: Props) {
  const t = useT();
  return (
    <>
      {home.status === 'failed' && (
        <FailureAlert failure={home.failure} what={t('Operator resources')} />
      )}
      {home.status === 'ready' && home.data.csvs === null && (
        <MissingPermissions
          missing={csvPermissions(home.data.missing)}
          title={t('Unable to load Operator resources')}
        />
      )}
      <SurroundingNotes read={{ elsewhere, isBroken, readAgain }} />
    </>
  );
}

type Props = { readonly read: ReadInventory };

/** Missing data about other Operators and objects. */
export function SurroundingNotes({ read }: SurroundingProps) {
  const t = useT();
  const { elsewhere, isBroken, readAgain } = read;
  return (
    <>
      {elsewhere.status === 'loading' && (
        <p role="status">
          <Spinner aria-hidden="true" /> {t('Checking for dependent Operators…')}
        </p>
      )}
      {elsewhere.status === 'ready' && elsewhere.data.cause !== null && (
        <Partly cause={elsewhere.data.cause} unread={elsewhere.data.unread} />
      )}
      {isBroken && (
        <Notice
          variant="warning"
          title={t('Some data could not be loaded')}
          actionLinks={<AlertActionLink onClick={readAgain}>{t('Try again')}</AlertActionLink>}
        />
      )}
    </>
  );
}

type SurroundingProps = { readonly read: Surroundings };

function csvPermissions(missing: readonly Permission[]): readonly Permission[] {
  return missing.filter(({ resource }) => resource === 'clusterserviceversions');
}

function Partly({ cause, unread }: PartlyProps) {
  const t = useT();
  return (
    <Notice variant="warning" title={t('Other Operators might require this one')}>
      {unread.length > 0 && (
        <p>
          {t('Unable to check {{count}} namespaces.', { count: unread.length })}{' '}
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
};

const MOST_SHOWN = 10;
