import { recordIn } from '~/kube/json';
import { type Loadable, map } from '~/kube/loadable';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { perObject } from '~/kube/perObject';
import { ownedDefinitions } from '~/olm/installed/components';
import { describedCsv, packageOfCsv } from '~/olm/installed/csv';
import { groupApisByKind, type OperatorApi, providedApis } from '~/olm/installed/operatorApis';
import type { ProvidedApi } from '~/olm/packages/operatorPackage';
import { parseApis } from '~/olm/packages/parseApis';
import { accessContent } from '~/olm/permissions/accessContent';
import { type PlannedWebhook, webhooksOf } from '~/olm/permissions/webhooks';
import { apiServicesOf, deploymentsOf } from '~/olm/workloads/workloads';
import type { Definition } from './definition';
import type { Surroundings } from './dependencies';
import type { ApiInventory } from './inventory';
import { displayNameOf, requiresApi } from './needs';
import {
  managementOf,
  type OperandList,
  type OperandOwner,
  type ProvidingOperators,
} from './operands';
import { runsByHistory } from './runsByHistory';
import { type WatchedNamespaces, watchedNamespacesOf } from './watchedNamespaces';

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

/** An API that an Operator owns, for users or internally. */
export type OwnedApi = OperatorApi & {
  /** The kind of provider. An APIService is deleted with the CSV, a CRD remains (UN-004). */
  readonly source: 'definition' | 'api-service';
  /** Hidden by the author, because the Operator creates its objects (OD-021). */
  readonly isInternal: boolean;
};

/** The APIs of all existing versions of an Operator; two during an update (UN-006). */
export function ownedApis(csvs: readonly ClusterServiceVersion[]): readonly OwnedApi[] {
  const definitions = new Set(csvs.flatMap(ownedDefinitions));
  const described = csvs.flatMap((csv) => describedCsv(csv) ?? []);
  const visible = new Set(described.flatMap(providedApis).map(({ name }) => name));
  const owned: readonly ProvidedApi[] = described.flatMap((one) => one.providedApis);
  return groupApisByKind(owned).map((api) => ({
    ...api,
    versions: distinct(api.versions),
    source: definitions.has(api.name) ? 'definition' : 'api-service',
    isInternal: !visible.has(api.name),
  }));
}

function distinct([first, ...others]: OwnedApi['versions']): OwnedApi['versions'] {
  return [first, ...new Set(others.filter((version) => version !== first))];
}

/** The objects of an Operator that OLM deletes with its CSVs, each once. */
export type CsvWorkloads = {
  readonly deployments: readonly string[];
  readonly webhooks: readonly Pick<PlannedWebhook, 'kind' | 'name'>[];
  /** `version.group` */
  readonly apiServices: readonly string[];
};

/** From the CSVs: OLM creates these objects and deletes them with the CSV (UN-003). */
export function csvWorkloads(csvs: readonly ClusterServiceVersion[]): CsvWorkloads {
  const contents = csvs.map((csv) => accessContent(csv, csv.metadata.namespace ?? ''));
  const webhooks = contents.flatMap(webhooksOf).map(({ kind, name }) => ({ kind, name }));
  return {
    deployments: distinctNames(contents.flatMap(deploymentsOf).map(({ name }) => name)),
    // Both versions of an update have the same webhooks.
    webhooks: [...new Map(webhooks.map((one) => [`${one.kind} ${one.name}`, one])).values()],
    apiServices: distinctNames(contents.flatMap(apiServicesOf).map(({ name }) => name)),
  };
}

function distinctNames(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted();
}
