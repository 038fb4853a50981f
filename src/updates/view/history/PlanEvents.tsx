import { Skeleton } from '@patternfly/react-core';
import { EventTable } from '~/ui/pods/EventTable';
import { LoadableView } from '~/ui/LoadableView';
import { usePlanEvents } from '~/updates/read/usePlanEvents';
import type { PastPlan } from '~/updates/rules/pastPlan';
import { useT } from '~/i18n';

/** What Kubernetes remembers of a plan: for some hours. */
export function PlanEvents({ plan }: { readonly plan: PastPlan }) {
  const t = useT();
  const events = usePlanEvents(plan);
  return (
    <LoadableView
      of={events}
      what={t('Events')}
      skeleton={<Skeleton height="4rem" screenreaderText={t('Loading')} />}
    >
      {(all) => <EventTable events={all} areAll={all.length === 0} />}
    </LoadableView>
  );
}
