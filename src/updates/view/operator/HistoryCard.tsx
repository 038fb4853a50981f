import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Card, CardBody, CardTitle, Skeleton } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { Mono } from '~/ui/Mono';
import { ApproverText } from '~/updates/view/plan/ApprovalRequest';
import { PlanStateLabel } from '~/updates/view/plan/PlanStateLabel';
import { useUpdateHistory } from '~/updates/read/useUpdateHistory';
import type { UpdateEvent } from '~/updates/rules/settings/updateHistory';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import type { PastVersion } from '~/updates/rules/replacesChain';

/** The plans that led to the current version, latest first. */
export function HistoryCard({ details }: OperatorTabProps) {
  const t = useT();
  const history = useUpdateHistory(details);
  return (
    <Card>
      <CardTitle component="h2">{t('History')}</CardTitle>
      <CardBody>
        <LoadableView of={history} what="InstallPlans" skeleton={<Skeleton height="6rem" />}>
          {({ events, chain }) => (
            <>
              <ReplacesChain chain={chain} />
              <History events={events} namespace={details.facts.namespace} />
            </>
          )}
        </LoadableView>
      </CardBody>
    </Card>
  );
}

type HistoryProps = { readonly events: readonly UpdateEvent[]; readonly namespace: string };

function History({ events, namespace }: HistoryProps) {
  const t = useT();
  if (events.length === 0) {
    return <p>{t('No install plans found')}</p>;
  }
  return (
    <Table variant="compact" borders={false} gridBreakPoint="grid-lg" aria-label={t('History')}>
      <Thead>
        <Tr>
          <Th>{t('Created')}</Th>
          <Th width={35}>{t('Version')}</Th>
          <Th>{t('Status')}</Th>
          <Th modifier="fitContent">{t('Update approval')}</Th>
          <Th>{t('Install plan')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {events.map((event) => (
          <EventRow key={event.planName} event={event} namespace={namespace} />
        ))}
      </Tbody>
    </Table>
  );
}

type RowProps = { readonly event: UpdateEvent; readonly namespace: string };

function EventRow({ event, namespace }: RowProps) {
  const t = useT();
  const { planName, createdAt, from, to, state, approval, approvedBy, others } = event;
  return (
    <Tr>
      <Td dataLabel={t('Created')}>
        {createdAt === null ? t('Unknown') : <Timestamp timestamp={createdAt} />}
      </Td>
      <Td dataLabel={t('Version')}>
        <Mono>{from === null ? to : t('{{from}} → {{to}}', { from, to })}</Mono>
        {others.length > 0 && (
          <div className="operator-hub__subtle">
            {t('together with {{names}}', { names: t.list(others) })}
          </div>
        )}
      </Td>
      <Td dataLabel={t('Status')}>
        <PlanStateLabel state={state} />
      </Td>
      <Td dataLabel={t('Update approval')}>
        <ApproverText approval={approval} approvedBy={approvedBy} />
      </Td>
      <Td dataLabel={t('Install plan')}>
        <Link to={routes.plan(namespace, planName)}>{planName}</Link>
      </Td>
    </Tr>
  );
}

/** The known earlier versions. */
function ReplacesChain({ chain }: { readonly chain: readonly PastVersion[] }) {
  const t = useT();
  if (chain.length < 2) return null;
  return (
    <dl className="operator-hub__chain">
      <dt>{t('Version history')}</dt>
      <dd>
        <ol>
          {chain.map(({ csvName, version, isPresent }) => (
            <li key={csvName}>
              <Mono title={csvName}>{version}</Mono>
              {isPresent && <span className="operator-hub__subtle"> {t('Installed')}</span>}
            </li>
          ))}
        </ol>
      </dd>
    </dl>
  );
}
