import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { selectedNamespaces } from '~/olm/installed/watchedNamespaces';
import { dataOr, map } from '~/kube/loadable';
import {
  type PlanContent,
  type PlanSources,
  planContentOf,
  sourcesNeeded,
} from '~/olm/plans/planContent';
import type { PlanDetails } from '~/updates/rules/planDetails';
import { slimObject } from '~/updates/rules/review/slimObject';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { fromQuery } from '~/kube/fromQuery';
import { planSources } from './planSources';
import { forgetRefusals } from '~/kube/askedFirst';
import { useExistingDefinitions } from '~/olm/read/useExistingDefinitions';

/** What a plan does, object by object, live: the statuses of its steps come with its watch. */
export function usePlanContent(namespace: string, name: string): PlanDetails {
  const plans = useAllowedList<InstallPlan>(installPlanModel, { namespace });
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, { namespace });
  const plan = dataOr(plans, []).find(({ metadata }) => metadata.name === name);
  const needed = useMemo(() => (plan === undefined ? NOTHING : sourcesNeeded(plan)), [plan]);
  const isComplete = needed.bundles.length === 0 && needed.texts.length === 0;
  const query = useQuery({ ...planSources(needed), enabled: !isComplete });
  const data = isComplete ? NO_SOURCES : query.data;
  const content = useMemo(
    () => (plan === undefined || data === undefined ? EMPTY : planContentOf(plan, data)),
    [plan, data],
  );
  const source = plan === undefined || isComplete ? plans : fromQuery(query);
  return {
    plan: useMemo(() => (plan === undefined ? null : slimObject(plan)), [plan]),
    content: map<unknown, PlanContent>(source, () => content),
    watched: selectedNamespaces(dataOr(groups, [])),
    existing: useExistingDefinitions(`${namespace}/${name}`),
    refetch: () => {
      forgetRefusals();
      void query.refetch();
    },
  };
}

const NOTHING = { bundles: [], texts: [] } as const;
const NO_SOURCES: PlanSources = { bundles: new Map(), manifests: new Map() };
const EMPTY: PlanContent = { namespace: '', objects: [], unread: [] };
