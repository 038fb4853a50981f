import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link, useLocation } from 'react-router';
import { Skeleton } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { OpenShiftMinor } from '~/olm/lifecycle/maxOpenShift';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { LoadableView } from '~/ui/LoadableView';
import { useUnblocking } from '~/updates/read/useUnblocking';
import type { Unblocking } from '~/updates/rules/readiness';
import { limitText } from '~/updates/view/texts';

/** The Operators that block the cluster update, each with its remedies. */
export function BlockingOperators({ operators, next }: Props) {
  const t = useT();
  return (
    <Table
      variant="compact"
      gridBreakPoint="grid-lg"
      aria-label={t('Operators that block the cluster update')}
    >
      <Thead>
        <Tr>
          <Th width={20}>{t('Operator')}</Th>
          <Th width={20}>{t('Namespace')}</Th>
          <Th modifier="fitContent">{t('Version')}</Th>
          <Th modifier="nowrap">{t('Maximum OpenShift version')}</Th>
          <Th>{t('Resolution')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {operators.map((operator) => (
          <Tr key={operator.id}>
            <Td dataLabel={t('Operator')} dir="auto">
              <Link to={routes.operator(operator.namespace, operator.name)}>
                {operator.displayName}
              </Link>
            </Td>
            <Td dataLabel={t('Namespace')}>{operator.namespace}</Td>
            <Td dataLabel={t('Version')}>
              <Mono>{operator.version ?? t('Unknown')}</Mono>
            </Td>
            <Td dataLabel={t('Maximum OpenShift version')} modifier="nowrap">
              {limitText(operator.maxOpenShift, t)}
            </Td>
            <Td dataLabel={t('Resolution')}>
              <WayOn operator={operator} next={next} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly operators: readonly InstalledOperator[];
  readonly next: OpenShiftMinor;
};

/** The remedies for an Operator that blocks the cluster update. */
function WayOn({ operator, next }: WayOnProps) {
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

type WayOnProps = { readonly operator: InstalledOperator; readonly next: OpenShiftMinor };

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
        {t('No Subscription, so no updates are available.')} <Uninstall operator={operator} />
      </>
    );
  }
  if (best === undefined) {
    return (
      <>
        {t('No channel has a compatible latest version.')} <Uninstall operator={operator} />
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
      {t('{{version}}, the latest in channel {{channel}}.', { version, channel })}{' '}
      {update === null ? (
        <Link to={routes.operator(namespace, name, 'updates')}>{t('View updates')}</Link>
      ) : (
        <Link to={routes.plan(namespace, update.planName)}>
          {t('Review update to {{version}}', { version: update.version })}
        </Link>
      )}
    </>
  );
}

/** The only remedy if no later version removes the block. */
function Uninstall({ operator: { namespace, name } }: Pick<FoundProps, 'operator'>) {
  const t = useT();
  const { search } = useLocation();
  return <Link to={routes.uninstallHere(namespace, name, search)}>{t('Uninstall')}</Link>;
}
