import { useMemo, useState } from 'react';
import { diagnosisOf } from '~/olm/diagnosis/diagnosis';
import { type OperatorFacts, factsOf } from '~/olm/diagnosis/operatorFacts';
import { type OperatorDetails, namedOperator } from '~/olm/installed/operatorDetails';
import { type Loadable, dataOr, loading, map } from '~/kube/loadable';
import { reviewedPlans } from '~/olm/plans/reviewedPlan';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { useAllowedList } from '~/kube/allowedLists';
import { useOffered } from '~/olm/read/useOffered';
import { useCloserFacts } from './useCloserFacts';
import type { NamespaceOperators } from '~/olm/read/useNamespaceOperators';
import { missingRight } from '~/kube/missingRight';
import { useOperatorHome } from './useOperatorHome';

/**
 * One Operator of a namespace, live; `null` when there is none of that name. The name of a copy leads to the original,
 * whose place `operator.namespace` tells (CSV-016); to the copy itself for those who may not see that place.
 * @param name the Subscription's, or a CSV's
 */
export function useOperator(namespace: string, name: string): Loadable<OperatorDetails | null> {
  const home = useOperatorHome(namespace, name);
  const found = namedOperator(dataOr(home, null)?.operators ?? [], name);
  const [operator = null] = useOffered(useMemo(() => (found === null ? [] : [found]), [found]));
  const catalog = operator?.catalog ?? null;
  const catalogs = useAllowedList<CatalogSource>(catalogSourceModel, catalog);
  const isWhole = home.status === 'ready' && (catalog === null || catalogs.status !== 'loading');
  const isWaiting = useWaitsFirst(`${namespace}/${name}`, isWhole);
  const seen = dataOr(home, null);
  const known = useMemo(
    () =>
      seen === null || operator === null
        ? null
        : factsOf(operator, {
            ...seen,
            catalogs: catalog === null ? null : dataOr(catalogs, null),
          }),
    [seen, operator, catalog, catalogs],
  );
  const facts = useCloserFacts(known);
  return useMemo(() => {
    if (isWaiting && home.status !== 'failed') return loading;
    const missing = catalog === null ? [] : missingRight(catalogs);
    return map(home, (place) =>
      operator === null || facts === null
        ? null
        : detailsOf({ ...place, missing: [...place.missing, ...missing] }, operator, facts),
    );
  }, [home, operator, facts, catalogs, catalog, isWaiting]);
}

/**
 * Whether something has not been whole yet. Who chooses another catalog for an Operator stays on its page meanwhile: they
 * would lose what they do there.
 * @param of another one begins anew
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
  const reviewed = reviewedPlans(plans ?? [], subscriptions ?? []);
  return {
    // The page has read more than a list does.
    operator: { ...operator, health, stage, since },
    facts,
    diagnosis,
    plan: reviewed.find((plan) => plan.name === planName) ?? null,
    missing,
  };
}
