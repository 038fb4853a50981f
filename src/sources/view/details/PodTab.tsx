import {
  EmptyState,
  EmptyStateBody,
  Skeleton,
  Stack,
  StackItem,
  Card,
  CardBody,
  CardTitle,
  Label,
  Title,
  DescriptionList,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { LoadableView } from '~/ui/LoadableView';

import { useT, type Translate } from '~/i18n';
import { PodEventTable } from '~/ui/pods/EventTable';
import { PodLogView } from '~/ui/pods/PodLogView';
import type { SourceResources } from '~/sources/read/useSourceResources';
import { useLogOfPod } from '~/olm/read/podQueries';
import { map, type Loadable } from '~/kube/loadable';
import { type PodEvent, podEvents } from '~/olm/workloads/podEvents';
import { type ContainerFact, podFact, type PodFact } from '~/olm/catalogSources/podFact';
import { sourceObject } from '~/sources/rules/sourceObjects';
import { routes } from '~/routes';
import { Mono } from '~/ui/Mono';
import { Fact } from '~/ui/package/Fact';
import type { SourceTabProps } from './sourceDetails';

/** The live pods of the catalog: their state, events and logs. */
export default function PodTab({ details: { item, resources } }: SourceTabProps) {
  const t = useT();
  return (
    <LoadableView of={resources.pods} what={t('Pods')} skeleton={<Skeleton height="20rem" />}>
      {(pods) =>
        pods.length === 0 ? (
          <EmptyState headingLevel="h2" variant="sm" titleText={t('No catalog pod found')}>
            {item.endpoint.kind === 'address' && (
              <EmptyStateBody>
                {t('This catalog uses an external registry server. OLM does not create a pod.')}
              </EmptyStateBody>
            )}
          </EmptyState>
        ) : (
          <Stack hasGutter>
            {pods.map((pod) => (
              <StackItem key={pod.metadata.uid ?? pod.metadata.name}>
                <PodCard pod={pod} events={resources.events} />
              </StackItem>
            ))}
          </Stack>
        )
      }
    </LoadableView>
  );
}

/** One pod with its containers, its events and the end of its log. */
function PodCard({ pod, events }: Props) {
  const t = useT();
  const fact = podFact(pod);
  const { name, namespace, isLookingForUpdate } = fact;
  const title = t('Pod {{name}}', { name });
  return (
    <Card
      isCompact
      component="section"
      aria-label={title}
      className="operator-hub__source-pod-card"
    >
      <CardTitle component="h2">
        <Link to={routes.object(sourceObject('pod', namespace, name))}>{title}</Link>{' '}
        {isLookingForUpdate && (
          <Label isCompact color="blue">
            {t('Polling')}
          </Label>
        )}
      </CardTitle>
      <CardBody>
        <Stack hasGutter>
          <StackItem>
            <PodState pod={fact} />
          </StackItem>
          <StackItem>
            <ContainerTable containers={fact.containers} />
          </StackItem>
          <StackItem>
            <Events pod={fact} events={events} />
          </StackItem>
          <StackItem>
            <Log pod={pod} />
          </StackItem>
        </Stack>
      </CardBody>
    </Card>
  );
}

type Pod = Parameters<typeof podFact>[0];
type Props = { readonly pod: Pod; readonly events: SourceResources['events'] };

function Events({ pod, events }: { readonly pod: PodFact; readonly events: Props['events'] }) {
  const t = useT();
  const own: Loadable<readonly PodEvent[]> = map(events, (all) =>
    podEvents({
      items: all.filter(
        ({ involvedObject }) => involvedObject?.kind === 'Pod' && involvedObject.name === pod.name,
      ),
    }),
  );
  return (
    <>
      <Title headingLevel="h3" size="md">
        {t('Pod events')}
      </Title>
      <LoadableView of={own} what={t('Pod events')} skeleton={<Skeleton height="6rem" />}>
        {(found) => <PodEventTable events={found} />}
      </LoadableView>
    </>
  );
}

function Log({ pod }: { readonly pod: Pod }) {
  const t = useT();
  return (
    <>
      <Title headingLevel="h3" size="md">
        {t('Log')}
      </Title>
      <PodLogView {...useLogOfPod(pod)} />
    </>
  );
}

/** The readiness, node and age of a pod. */
function PodState({ pod }: { readonly pod: PodFact }) {
  const t = useT();
  const { phase, isReady, node, createdAt, leavingSince, unschedulable, reason, message } = pod;
  return (
    <DescriptionList
      isCompact
      columnModifier={{ default: '1Col', md: '2Col', xl: '3Col' }}
      aria-label={t('Pod {{name}}', { name: pod.name })}
    >
      <Fact term={t('Phase')}>
        {phase === '' ? t('Unknown') : phase}{' '}
        <Label isCompact status={isReady ? 'success' : 'warning'}>
          {isReady ? t('Ready') : t('Not ready')}
        </Label>
      </Fact>
      <Fact term={t('Node')}>{node === null ? t('Not available yet') : <Mono>{node}</Mono>}</Fact>
      <Fact term={t('Created')}>
        {createdAt === null ? null : <Timestamp timestamp={createdAt} simple />}
      </Fact>
      <Fact term={t('Deletion started')}>
        {leavingSince === null ? null : <Timestamp timestamp={leavingSince} simple />}
      </Fact>
      <Fact term={t('Not scheduled')}>{unschedulable}</Fact>
      <Fact term={t('Reason')}>{[reason, message].filter((part) => part !== '').join(': ')}</Fact>
    </DescriptionList>
  );
}

/** The containers of a pod in the order in which they start. */
function ContainerTable({ containers }: ContainerTableProps) {
  const t = useT();
  return (
    <Table variant="compact" gridBreakPoint="grid-lg" aria-label={t('Containers')}>
      <Thead>
        <Tr>
          <Th width={15}>{t('Container')}</Th>
          <Th width={15}>{t('Status')}</Th>
          <Th>{t('Reason')}</Th>
          <Th modifier="fitContent">{t('Restarts')}</Th>
          <Th width={35}>{t('Image')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {containers.map((container) => (
          <ContainerRow key={container.name} container={container} />
        ))}
      </Tbody>
    </Table>
  );
}

type ContainerTableProps = { readonly containers: readonly ContainerFact[] };

function ContainerRow({ container }: { readonly container: ContainerFact }) {
  const t = useT();
  const { name, isInit, restarts, image, imageId } = container;
  return (
    <Tr>
      <Td dataLabel={t('Container')} modifier="breakWord">
        <div>
          {name}
          {isInit && <div className="operator-hub__source-note">{t('Init container')}</div>}
        </div>
      </Td>
      <Td dataLabel={t('Status')}>
        <Label isCompact status={statusOf(container)}>
          {stateText(container, t)}
        </Label>
      </Td>
      <Td dataLabel={t('Reason')} modifier="breakWord">
        <div>
          {whyTexts(container, t).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Td>
      <Td dataLabel={t('Restarts')}>{restarts}</Td>
      <Td dataLabel={t('Image')} modifier="breakWord">
        <div>
          <Mono>{image}</Mono>
          {imageId !== '' && imageId !== image && (
            <div className="operator-hub__source-note">
              <Mono>{imageId}</Mono>
            </div>
          )}
        </div>
      </Td>
    </Tr>
  );
}

/** The states of Kubernetes. */
function stateText({ waiting, ended, startedAt }: ContainerFact, t: Translate): string {
  if (waiting !== null) return waiting.reason === '' ? 'Waiting' : waiting.reason;
  if (ended !== null) return ended.reason === '' ? 'Terminated' : ended.reason;
  return startedAt === null ? t('Unknown') : 'Running';
}

function statusOf({ waiting, ended, isReady, isInit }: ContainerFact) {
  if (ended !== null) return ended.exitCode === 0 ? 'success' : 'danger';
  if (waiting !== null) return STARTING.includes(waiting.reason) ? 'info' : 'danger';
  return isReady || isInit ? 'success' : 'warning';
}

const STARTING: readonly string[] = ['', 'ContainerCreating', 'PodInitializing'];

/** The end of the previous run, and the reason why the next one waits. */
function whyTexts({ waiting, ended, lastEnd }: ContainerFact, t: Translate): readonly string[] {
  const last = ended ?? lastEnd;
  const hasFailed = last !== null && last.exitCode !== 0;
  const end = hasFailed
    ? t('Last exit code: {{code}}. {{reason}} {{message}}', {
        code: last.exitCode ?? '?',
        reason: last.reason,
        message: last.message,
      })
    : '';
  const texts = [end.trim(), waiting?.message ?? ''].filter((text) => text !== '');
  return texts.length === 0 ? ['–'] : texts;
}
