import { Skeleton } from '@patternfly/react-core';
import { Link } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { useUnblocking } from '~/updates/read/useUnblocking';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';
import type { Unblocking } from '~/updates/rules/readiness';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** What an administrator can do about an Operator that keeps the cluster back. */
export function WayOn({ operator, next }: Props) {
  const t = useT();
  const unblocking = useUnblocking(operator, next);
  return (
    <LoadableView
      of={unblocking}
      what={t('Versions in the catalog')}
      skeleton={<Skeleton width="60%" screenreaderText={t('Loading')} />}
    >
      {(versions) => <Found operator={operator} versions={versions} />}
    </LoadableView>
  );
}

type Props = { readonly operator: InstalledOperator; readonly next: OpenShiftMinor };

type FoundProps = {
  readonly operator: InstalledOperator;
  readonly versions: readonly Unblocking[] | null;
};

function Found({ operator, versions }: FoundProps) {
  const t = useT();
  const { namespace, name, update } = operator;
  const [best] = versions ?? [];
  if (versions === null) {
    return (
      <>
        {t('It has no Subscription, so no catalog updates it.')} <Uninstall operator={operator} />
      </>
    );
  }
  if (best === undefined) {
    return (
      <>
        {t('No channel of its catalog begins with a version that does.')}{' '}
        <Uninstall operator={operator} />
      </>
    );
  }
  const { version, channel, isFollowed } = best;
  if (!isFollowed) {
    return (
      <>
        {t('{{version}} in channel {{channel}}.', { version, channel })}{' '}
        <Link to={routes.operator(namespace, name, 'updates')}>{t('Change channel')}</Link>
      </>
    );
  }
  return (
    <>
      {t('{{version}}, the newest of its channel {{channel}}.', { version, channel })}{' '}
      {update === null ? (
        <Link to={routes.operator(namespace, name, 'updates')}>{t('See its updates')}</Link>
      ) : (
        <Link to={routes.plan(namespace, update.planName)}>
          {t('Review update to {{version}}', { version: update.version })}
        </Link>
      )}
    </>
  );
}

/** UN-019: the only way on where no version lifts the block. */
function Uninstall({ operator: { namespace, name } }: Pick<FoundProps, 'operator'>) {
  const t = useT();
  return <Link to={routes.uninstall(namespace, name)}>{t('Uninstall')}</Link>;
}
