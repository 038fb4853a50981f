import { lineIn, recordIn } from '~/kube/json';
import type { BundleDescription } from '~/olm/content/bundleDescription';
import { OF_CLUSTER } from '~/olm/extensions/ofCluster';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { OperandApi, Provider } from './operandApis';

/**
 * A ClusterExtension as the owner of an API.
 * @param operator `null`: not readable, so that its health is unknown
 */
export function extensionProvider(name: string, operator: InstalledOperator | null): Provider {
  return {
    namespace: OF_CLUSTER,
    csv: name,
    displayName: name,
    version: operator?.version ?? null,
    isReady: operator?.health.runs ?? null,
    watched: operator?.managedNamespaces ?? null,
    source: { metadata: { name } },
  };
}

/** The name of the ClusterExtension that owns an API; `null`: none. */
export function owningExtension(api: OperandApi | null): string | null {
  return api?.providers.find(({ namespace }) => namespace === OF_CLUSTER)?.csv ?? null;
}

/** The API with the author's description of the bundle that its ClusterExtension installed. */
export function withDescription(
  api: OperandApi,
  { annotations, spec }: BundleDescription,
): OperandApi {
  return {
    ...api,
    providers: api.providers.map((one) =>
      one.namespace === OF_CLUSTER
        ? {
            ...one,
            displayName: lineIn(recordIn(spec)['displayName']) ?? one.displayName,
            source: { metadata: { name: one.csv, annotations }, spec },
          }
        : one,
    ),
  };
}
