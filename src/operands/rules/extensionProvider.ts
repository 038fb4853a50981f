import { lineIn, recordIn } from '~/kube/json';
import type { BundleDescription } from '~/olm/content/bundleDescription';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type OperandApi, type Provider, apiNamed } from './operandApis';

/** A ClusterExtension as the owner of an API. */
export function extensionProvider(operator: InstalledOperator): Provider {
  const { version, health, managedNamespaces, extension } = operator;
  return {
    ...unknownProvider(operator.name),
    podNamespace: extension?.namespace ?? null,
    version,
    isReady: health.runs,
    watched: managedNamespaces,
  };
}

/** A ClusterExtension that cannot be read. */
export function unknownProvider(name: string): Provider {
  return {
    namespace: CLUSTER_SCOPE,
    csv: name,
    displayName: name,
    podNamespace: null,
    version: null,
    isReady: null,
    watched: null,
    source: { metadata: { name } },
  };
}

/** An API, as `plural.group`, and the ClusterExtension that owns it. */
export type OwnedApi = { readonly api: string; readonly owner: string };

/** The APIs of Operators with those of ClusterExtensions. APIs that are not served are omitted. */
export function withExtensionApis(
  apis: readonly OperandApi[],
  { owned, extensions, discovery }: ExtensionApis,
): readonly OperandApi[] {
  const found = new Map(apis.map((api) => [api.name, api]));
  for (const { api: name, owner } of owned) {
    const api = found.get(name) ?? apiNamed(name, apis, discovery);
    const operator = extensions.find((one) => one.name === owner);
    const provider = operator === undefined ? unknownProvider(owner) : extensionProvider(operator);
    if (api !== null) found.set(name, { ...api, providers: [...api.providers, provider] });
  }
  return [...found.values()];
}

type ExtensionApis = {
  readonly owned: readonly OwnedApi[];
  readonly extensions: readonly InstalledOperator[];
  readonly discovery: readonly unknown[];
};

/** The name of the ClusterExtension that owns an API; `null`: none. */
export function owningExtension(api: OperandApi | null): string | null {
  return api?.providers.find(({ namespace }) => namespace === CLUSTER_SCOPE)?.csv ?? null;
}

/** The API with the author's description of the bundle that its ClusterExtension installed. */
export function withDescription(
  api: OperandApi,
  { annotations, spec }: BundleDescription,
): OperandApi {
  return {
    ...api,
    providers: api.providers.map((one) =>
      one.namespace === CLUSTER_SCOPE
        ? {
            ...one,
            displayName: lineIn(recordIn(spec)['displayName']) ?? one.displayName,
            source: { metadata: { name: one.csv, annotations }, spec },
          }
        : one,
    ),
  };
}
