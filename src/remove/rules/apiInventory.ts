import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { recordIn } from '~/kube/json';
import { parseApis } from '~/olm/packages/parseApis';
import { type Loadable, map } from '~/kube/loadable';
import { packageOfCsv } from '~/olm/installed/csv';
import { type ProvidingOperators, managementOf } from './operandManager';
import type { Definition } from './definition';
import type { Surroundings } from './dependents';
import type { ApiInventory } from './inventory';
import { displayNameOf, requiresApi } from './needs';
import type { OperandList, OperandOwner } from './operands';
import type { OwnedApi } from './ownedApis';
import { perObject } from '~/kube/perObject';
import { type WatchedNamespaces, watchedNamespacesOf } from './watchedNamespaces';
import { runsByHistory } from './runsByHistory';

type Sources = Surroundings & {
  readonly areAllKnown: boolean;
  readonly operands: Loadable<OperandList | null>;
  readonly definition: Loadable<Definition | null>;
};

/** An API with its objects and the other Operators that provide or need it. */
export function apiInventory(api: OwnedApi, sources: Sources): ApiInventory {
  const { own, others, operands, definition } = sources;
  const owners = others.filter((csv) => ownsApi(csv, api));
  const packageNames = own.flatMap((csv) => packageOfCsv(csv) ?? []);
  const guardians = providingOperators(owners, sources);
  return {
    api,
    otherOwners: owners.filter(runsByHistory).map(nameOf),
    idleOwners: owners.filter((csv) => !runsByHistory(csv)).map(nameOf),
    neededBy: others
      .filter((csv) => !owners.includes(csv) && requiresApi(csv, api, packageNames))
      .map(displayNameOf),
    operands: map(operands, (list) =>
      list === null
        ? null
        : {
            ...list,
            operands: list.operands.map((operand) => ({
              ...operand,
              ...managementOf(operand, guardians),
            })),
          },
    ),
    definition: api.source === 'definition' ? definition : null,
  };
}

type Api = Pick<OwnedApi, 'group' | 'kind'>;

function ownsApi(csv: ClusterServiceVersion, { group, kind }: Api): boolean {
  return ownedKinds(csv).has(`${kind}.${group}`);
}

const ownedKinds = perObject(
  (csv: ClusterServiceVersion): ReadonlySet<string> =>
    new Set(parseApis(recordIn(csv.spec), 'owned').map(({ kind, group }) => `${kind}.${group}`)),
);

function providingOperators(
  owners: readonly ClusterServiceVersion[],
  { own, others, operatorGroups, areAllKnown }: Sources,
): ProvidingOperators {
  const isForeign = (owner: OperandOwner) =>
    others.some((csv) => ownsApi(csv, owner)) && !own.some((csv) => ownsApi(csv, owner));
  return {
    own: joined(own.map((csv) => watchedNamespacesOf(csv, operatorGroups))),
    others: owners.map((csv) => ({
      name: nameOf(csv),
      managed: watchedNamespacesOf(csv, operatorGroups),
      runs: runsByHistory(csv),
    })),
    areAllKnown,
    isForeign,
  };
}

function nameOf({ metadata }: ClusterServiceVersion): string {
  return `${metadata.namespace ?? ''}/${metadata.name}`;
}

/** The namespaces that any of them watches; unknown if one of them is. */
function joined(managedSets: readonly WatchedNamespaces[]): WatchedNamespaces {
  const known = managedSets.flatMap((managed) => (managed === null ? [] : [managed]));
  return known.length < managedSets.length || known.length === 0
    ? null
    : [...new Set(known.flat())];
}
