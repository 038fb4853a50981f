import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { recordIn } from '~/kube/json';
import { parseApis } from '~/olm/packages/parseApis';
import { apiId } from '~/olm/dependencies/dependencyOffer';
import { headCsv } from '~/olm/standing/csvStanding';
import { changeGroup } from './groupRemedies';
import { uninstall } from './installRemedies';
import type { OperatorFacts } from './operatorFacts';
import type { Remedy } from './remedy';

/**
 * Another CSV of the namespace owns an API of this one, and OLM does not say which (OwnerConflict): those that do are led
 * to. One of the two has to go; of this one it is known that it does not work.
 */
export function neighbourOwners(facts: OperatorFacts): readonly Remedy[] {
  const own = apisOf(headCsv(facts.csvs));
  const names = facts.csvs.map(({ metadata }) => metadata.name);
  const rivals = (facts.namespaceCsvs ?? []).filter(
    (csv) => !names.includes(csv.metadata.name) && apisOf(csv).some((api) => own.includes(api)),
  );
  return [...rivals.map((csv) => openOperator(csv.metadata.name, facts)), ...uninstall(facts)];
}

/** By the Subscription that has installed it, as its page is called. */
export function openOperator(
  csvName: string,
  { namespace, subscriptions }: Pick<OperatorFacts, 'namespace' | 'subscriptions'>,
): Remedy {
  const owner = subscriptions.find(
    ({ status }) => status?.installedCSV === csvName || status?.currentCSV === csvName,
  );
  return { kind: 'open-operator', namespace, name: owner?.metadata.name ?? csvName };
}

/**
 * Operators of other OperatorGroups serve the same APIs to some of the same namespaces (OG-013): the OperatorGroups have to
 * select different ones, or one of the Operators has to go.
 */
export function ownersElsewhere(facts: OperatorFacts): readonly Remedy[] {
  const { namespace } = facts;
  const apis = apisOf(headCsv(facts.csvs));
  return [
    ...(apis.length === 0 ? [] : [{ kind: 'find-rivals' as const, namespace, apis }]),
    ...changeGroup(facts),
    ...uninstall(facts),
  ];
}

/** Each as `Kind.version.group`. */
function apisOf(csv: ClusterServiceVersion | null): readonly string[] {
  return csv === null ? [] : parseApis(recordIn(csv.spec), 'owned').map(apiId);
}
