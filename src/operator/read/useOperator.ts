import { useMemo, useState } from 'react';
import { diagnosisOf } from '~/olm/diagnosis/diagnosis';
import { factsOf, type OperatorFacts, statusFacts } from '~/olm/diagnosis/operatorFacts';
import { namedOperator, type OperatorDetails } from '~/olm/installed/operatorDetails';
import { dataOr, loading, map, ready, type Loadable } from '~/kube/loadable';
import { reviewedPlans } from '~/olm/plans/reviewedPlan';
import {
  type CatalogSource,
  catalogSourceModel,
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  installPlanModel,
  operatorConditionModel,
  operatorGroupModel,
  subscriptionModel,
} from '~/kube/models/olm';
import { useAllowedList } from '~/kube/allowedLists';
import { useCatalogData } from '~/olm/read/useCatalogData';
import { useNamespaceOperators, type NamespaceOperators } from '~/olm/read/useNamespaceOperators';
import { listPermission, missingPermissions } from '~/kube/permissions';
import type { Failure, Permission } from '~/kube/failure';
import { installedOperators } from '~/olm/installed/installedOperator';
import { originalNamespace } from '~/olm/installed/members';
import type { PipelineStage } from '~/olm/status/status';
import { OUTAGE_PATIENCE, outageSince } from '~/olm/status/statusFacts';
import { headCsv } from '~/olm/status/csvStatus';
import { unnoticedSince } from '~/olm/status/statuses';
import { useOperatorDeployments } from './useOperatorDeployments';
import { useReportDeadline } from '~/olm/read/useReportDeadline';
import { useUnpacking } from '~/operator/read/useUnpacking';

/**
 * One live Operator of a namespace; `null`: not found. The name of a copy returns the original in `operator.namespace`
 * (CSV-016); without permission for that namespace, the copy itself.
 * @param name of the Subscription or a CSV
 */
export function useOperator(namespace: string, name: string): Loadable<OperatorDetails | null> {
  const home = useOperatorHome(namespace, name);
  const found = namedOperator(dataOr(home, null)?.operators ?? [], name);
  const [operator = null] = useCatalogData(useMemo(() => (found === null ? [] : [found]), [found]));
  const catalog = operator?.catalog ?? null;
  const catalogs = useAllowedList<CatalogSource>(catalogSourceModel, catalog);
  const isWhole = home.status === 'ready' && (catalog === null || catalogs.status !== 'loading');
  const isWaiting = useWaitsFirst(`${namespace}/${name}`, isWhole);
  const seen = dataOr(home, null);
  const known = useMemo(
    () =>
      seen === null || operator === null
        ? null
        : {
            ...factsOf(operator, {
              ...seen,
              catalogs: catalog === null ? null : dataOr(catalogs, null),
            }),
            seenFrom: namespace,
          },
    [seen, operator, catalog, catalogs, namespace],
  );
  const facts = useDetailedFacts(known);
  return useMemo(() => {
    if (isWaiting && home.status !== 'failed') return loading;
    const missing = catalog === null ? [] : missingPermissions(catalogs);
    return map(home, (place) =>
      operator === null || facts === null
        ? null
        : detailsOf({ ...place, missing: [...place.missing, ...missing] }, operator, facts),
    );
  }, [home, operator, facts, catalogs, catalog, isWaiting]);
}

/**
 * Whether data has never been complete. During a change of the catalog, the page of the Operator must remain with its
 * input.
 * @param of another value starts again
 */
function useWaitsFirst(of: string, isWhole: boolean): boolean {
  const [wasWhole, setWasWhole] = useState<string | null>(null);
  if (isWhole && wasWhole !== of) setWasWhole(of);
  return !isWhole && wasWhole !== of;
}

function detailsOf(
  { plans, subscriptions, missing }: NamespaceOperators,
  operator: OperatorDetails['operator'],
  facts: OperatorFacts,
): OperatorDetails {
  const diagnosis = diagnosisOf(facts);
  const { health, stage, since } = diagnosis;
  const planName = facts.plan?.metadata.name;
  const reviewed = reviewedPlans(plans ?? [], subscriptions ?? [], facts.csvs);
  return {
    // The page has more data than a list.
    operator: { ...operator, health, stage, since },
    facts,
    diagnosis,
    plan: reviewed.find((plan) => plan.name === planName) ?? null,
    missing,
  };
}

/**
 * The namespace of an Operator: the given one, or that of a copy's original. Only then this copy is read. Without
 * permission for the original, the copy alone.
 */
function useOperatorHome(namespace: string, name: string): Loadable<NamespaceOperators> {
  const here = useNamespaceOperators(namespace);
  const isAbsent =
    here.status === 'ready' && namedOperator(here.data.operators, name)?.isCopy !== false;
  const copies = useAllowedList<ClusterServiceVersion>(
    clusterServiceVersionModel,
    isAbsent ? { namespace, name } : null,
  );
  const copy = isAbsent ? (dataOr(copies, []).at(0) ?? null) : null;
  const origin = copy === null ? null : originalNamespace(copy);
  const original = useNamespaceOperators(origin);
  return useMemo(() => {
    if (!isAbsent) return here;
    if (copies.status === 'loading') return loading;
    if (copy === null || origin === null) return here;
    return original.status === 'failed'
      ? ready({ ...ofCopy(copy, origin), missing: permissionsTo(origin, original.failure) })
      : original;
  }, [here, isAbsent, copies, copy, origin, original]);
}

/** The missing permissions for the original; empty for other failures. */
function permissionsTo(origin: string, { kind }: Failure): readonly Permission[] {
  return kind === 'forbidden' ? PARTS.map((model) => listPermission(model, origin)) : [];
}

const PARTS = [
  subscriptionModel,
  clusterServiceVersionModel,
  installPlanModel,
  operatorGroupModel,
  operatorConditionModel,
];

/** The Operator as described by a copy of its CSV. */
function ofCopy(copy: ClusterServiceVersion, namespace: string): NamespaceOperators {
  const nothing = { subscriptions: null, operatorGroups: null };
  const seen = { ...nothing, csvs: [copy], installPlans: null, catalogSources: null };
  return {
    ...nothing,
    namespace,
    operators: installedOperators(seen),
    csvs: [copy],
    plans: null,
    conditions: null,
    missing: [],
  };
}

/** Data for the current stage only: the unpacking of its bundle, its Deployments, and whether OLM runs. */
function useDetailedFacts(known: OperatorFacts | null): OperatorFacts | null {
  const isUnpacking = isAtStage(known, ['unpack']);
  const unpacked = useMemo(() => {
    const { subscription = null, plan = null } = known ?? {};
    return isUnpacking && subscription !== null ? { subscription, plan } : null;
  }, [known, isUnpacking]);
  const unpacking = useUnpacking(unpacked);
  const isInstalling = isAtStage(known, ['install', 'ready']);
  const workload = useOperatorDeployments(isInstalling ? headCsv(known?.csvs ?? []) : null);
  const silence = useReportDeadline(known === null ? null : unnoticedSince(statusFacts(known)));
  const outage = useReportDeadline(catalogDownSince(known), OUTAGE_PATIENCE);
  const now = latest(silence, outage);
  return useMemo(
    () =>
      known === null
        ? null
        : { ...known, unpacking, workload: isInstalling ? dataOr(workload, null) : null, now },
    [known, unpacking, workload, isInstalling, now],
  );
}

function latest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

function catalogDownSince(known: OperatorFacts | null): string | null {
  const { subscription = null, catalogs = null } = known ?? {};
  return subscription === null ? null : outageSince(subscription, catalogs);
}

function isAtStage(known: OperatorFacts | null, wanted: readonly PipelineStage[]): boolean {
  if (known === null) return false;
  return diagnosisOf(known).stages.some(
    ({ stage, state }) => wanted.includes(stage) && state !== 'done' && state !== 'waiting',
  );
}
