import { Skeleton, Title } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { LoadableView } from '~/ui/LoadableView';
import { PodEventTable } from '~/ui/pods/PodEventTable';
import { fromQuery } from '~/kube/fromQuery';
import { type PodName, eventsOfPod } from '~/olm/read/podQueries';
import { useT } from '~/i18n';

/** What Kubernetes noted about a pod. */
export function PodEvents({ pod }: { readonly pod: PodName }) {
  const t = useT();
  const events = fromQuery(useQuery(eventsOfPod(pod)));
  return (
    <>
      <Title headingLevel="h2" size="md">
        {t('Events of the pod')}
      </Title>
      <LoadableView of={events} what={t('Events of the pod')} skeleton={<Skeleton height="6rem" />}>
        {(found) => <PodEventTable events={found} />}
      </LoadableView>
    </>
  );
}
