import { lineIn, recordIn } from '~/kube/json';
import type { BundleDescription } from '~/olm/content/bundleDescription';
import { OF_CLUSTER } from '~/olm/extensions/ofCluster';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { OperandApi, Provider } from './operandApis';

/** A ClusterExtension as the owner of an API. */
export function extensionProvider(operator: InstalledOperator): Provider {
  const { version, health, managedNamespaces } = operator;
  const provider = unknownProvider(operator.name);
  return { ...provider, version, isReady: health.runs, watched: managedNamespaces };
}

/** A ClusterExtension that cannot be read. */
export function unknownProvider(name: string): Provider {
  return {
    namespace: OF_CLUSTER,
    csv: name,
    displayName: name,
    version: null,
    isReady: null,
    watched: null,
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
