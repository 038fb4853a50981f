import { Skeleton, Stack, StackItem, Title } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import type { ConcernedObject } from '~/olm/messages/message';
import { DialogFrame } from '~/ui/DialogFrame';
import { LinkButton } from '~/ui/LinkButton';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { fromQuery } from '~/kube/fromQuery';
import { eventsOfPod, type PodName, usePodLog } from '~/olm/read/podQueries';
import { PodEventTable } from '~/ui/pods/EventTable';
import { PodLogView } from '~/ui/pods/PodLogView';
import { usePod } from '~/operator/read/usePod';
import { containersOf, firstContainer, type PodContainer } from '~/olm/workloads/workloads';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The log and the events of a pod at the time of the request. */
export function PodLogsDialog({ pod: of, container, onClose }: Props) {
  const t = useT();
  const { model, name } = of;
  const namespace = of.namespace ?? '';
  const pod = usePod({ namespace, name });
  return (
    <DialogFrame
      size="large"
      title={t('Pod {{name}}', { name })}
      description={
        <LinkButton variant="link" isInline to={routes.object({ model, namespace, name })}>
          {t('View pod')}
        </LinkButton>
      }
      onClose={onClose}
    >
      <LoadableView
        of={pod}
        what={t('Pod {{name}}', { name })}
        skeleton={<Skeleton height="12rem" />}
      >
        {(found) => {
          if (found === null) {
            return (
              <Notice variant="info" title={t('Pod not found')}>
                {t('If the pod was replaced, its log is no longer available.')}
              </Notice>
            );
          }
          const containers = containersOf(found);
          const first = firstContainer(containers, container)?.name ?? null;
          return (
            <Stack hasGutter>
              <StackItem>
                <PodLog pod={{ namespace, name }} containers={containers} first={first} />
              </StackItem>
              <StackItem>
                <PodEvents pod={{ namespace, name }} />
              </StackItem>
            </Stack>
          );
        }}
      </LoadableView>
    </DialogFrame>
  );
}

type Props = {
  readonly pod: ConcernedObject;
  /** `null`: the one that failed. */
  readonly container: string | null;
  readonly onClose: () => void;
};

/** The end of a container's log. */
function PodLog({ pod, containers, first }: PodLogProps) {
  return <PodLogView {...usePodLog(pod, containers, first)} />;
}

type PodLogProps = {
  readonly pod: PodName;
  readonly containers: readonly PodContainer[];
  /** The container whose log is shown first; `null`: none. */
  readonly first: string | null;
};

/** The events of a pod. */
function PodEvents({ pod }: { readonly pod: PodName }) {
  const t = useT();
  const events = fromQuery(useQuery(eventsOfPod(pod)));
  return (
    <>
      <Title headingLevel="h2" size="md">
        {t('Pod events')}
      </Title>
      <LoadableView of={events} what={t('Pod events')} skeleton={<Skeleton height="6rem" />}>
        {(found) => <PodEventTable events={found} />}
      </LoadableView>
    </>
  );
}
