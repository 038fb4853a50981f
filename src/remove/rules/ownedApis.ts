import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { ProvidedApi } from '~/olm/packages/operatorPackage';
import { ownedDefinitions } from '~/olm/installed/components';
import { describedCsv } from '~/olm/installed/csv';
import { type OperatorApi, providedApis, groupApisByKind } from '~/olm/installed/operatorApis';

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
