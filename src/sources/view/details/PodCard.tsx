import {
  Card,
  CardBody,
  CardTitle,
  Label,
  Skeleton,
  Stack,
  StackItem,
  Title,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { PodEventTable } from '~/ui/pods/PodEventTable';
import { PodLogView } from '~/ui/pods/PodLogView';
import type { SourceSights } from '~/sources/read/useSourceSights';
import { usePodLog } from '~/olm/read/usePodLog';
import { type Loadable, map } from '~/kube/loadable';
import { type PodEvent, podEvents } from '~/olm/workloads/podEvents';
import { containersOf, firstContainer } from '~/olm/workloads/podParts';
import { type PodFact, podFact } from '~/olm/catalogSources/podFact';
import { sourceObject } from '~/sources/rules/sourceObjects';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { ContainerTable } from './ContainerTable';
import { PodState } from './PodState';

/** One pod with its containers, its events and the end of its log. */
export function PodCard({ pod, events }: Props) {
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
            {t('Looks for a newer image')}
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
type Props = { readonly pod: Pod; readonly events: SourceSights['events'] };

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
        {t('Events of the pod')}
      </Title>
      <LoadableView of={own} what={t('Events of the pod')} skeleton={<Skeleton height="6rem" />}>
        {(found) => <PodEventTable events={found} />}
      </LoadableView>
    </>
  );
}

/** Its first container is chosen once, so that what somebody reads does not change under them. */
function Log({ pod }: { readonly pod: Pod }) {
  const t = useT();
  const { name, namespace = '' } = pod.metadata;
  const containers = containersOf(pod);
  const first = firstContainer(containers, null)?.name ?? null;
  const log = usePodLog({ namespace, name }, containers, first);
  return (
    <>
      <Title headingLevel="h3" size="md">
        {t('Log')}
      </Title>
      <PodLogView {...log} />
    </>
  );
}
