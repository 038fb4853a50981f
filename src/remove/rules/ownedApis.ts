import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { ProvidedApi } from '~/olm/packages/operatorPackage';
import { ownedDefinitions } from '~/olm/installed/plannedRefs';
import { describedCsv } from '~/olm/installed/describedCsv';
import { type OperatorApi, providedApis, together } from '~/olm/installed/operatorApis';

/** An API that an Operator owns, for people or for itself. */
export type OwnedApi = OperatorApi & {
  /** What serves it. An APIService goes with the CSV, a definition stays (UN-004). */
  readonly source: 'definition' | 'api-service';
  /** The author keeps it from people: its objects are made by the Operator (OD-021). */
  readonly isInternal: boolean;
};

/** The APIs of all versions of an Operator that there are: during an update there are two (UN-006). */
export function ownedApis(csvs: readonly ClusterServiceVersion[]): readonly OwnedApi[] {
  const definitions = new Set(csvs.flatMap(ownedDefinitions));
  const described = csvs.flatMap((csv) => describedCsv(csv) ?? []);
  const visible = new Set(described.flatMap(providedApis).map(({ name }) => name));
  const owned: readonly ProvidedApi[] = described.flatMap((one) => one.providedApis);
  return together(owned).map((api) => ({
    ...api,
    versions: distinct(api.versions),
    source: definitions.has(api.name) ? 'definition' : 'api-service',
    isInternal: !visible.has(api.name),
  }));
}

function distinct([first, ...others]: OwnedApi['versions']): OwnedApi['versions'] {
  return [first, ...new Set(others.filter((version) => version !== first))];
}
