import { type JsonRecord, recordIn, textIn } from '~/kube/json';

/**
 * CF-010, CF-011. OLM treats the three as one: if `spec.config.env` contains any of them, OLM adds none of the
 * cluster's (operator-lifecycle-manager, pkg/lib/proxy `IsOverridden`, used in overrides/initializer). An empty value
 * unsets a variable (CF-012). Their names are case-sensitive.
 */
export const PROXY_VARIABLES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'] as const;

export type ProxyVariable = (typeof PROXY_VARIABLES)[number];

type Named = { readonly name?: unknown };

/** Whether the cluster's proxy does not apply. */
export function overridesProxy(env: readonly Named[]): boolean {
  return env.some(isProxy);
}

export function isProxy({ name }: Named): boolean {
  return PROXY_VARIABLES.some((variable) => variable === name);
}

/** A variable that the proxy fields can show: with a value and without a source. */
export function isPlainProxy(row: JsonRecord): boolean {
  return isProxy(row) && row['valueFrom'] === undefined;
}

/** The effective row: OLM uses the last of several with the same name. -1: none. */
export function proxyAt(env: readonly Named[], variable: ProxyVariable): number {
  return env.findLastIndex(({ name }) => name === variable);
}

/** The unset ones if another one is set. The cluster's values do not apply to them either. */
export function unsetProxies(env: readonly Named[]): readonly ProxyVariable[] {
  return overridesProxy(env)
    ? PROXY_VARIABLES.filter((variable) => proxyAt(env, variable) === -1)
    : [];
}

/** The variables that OLM sets from the cluster-wide proxy; none without a proxy. */
export type ClusterProxy = readonly { readonly variable: ProxyVariable; readonly value: string }[];

/**
 * CF-010: OLM uses the status of the Proxy, not its spec (operator-lifecycle-manager, pkg/lib/proxy, ebb467559,
 * `ToEnvVar`). Credentials in an address are not shown.
 */
export function clusterProxyIn(proxy: unknown): ClusterProxy {
  const { httpProxy, httpsProxy, noProxy } = recordIn(recordIn(proxy)['status']);
  const values = { HTTP_PROXY: httpProxy, HTTPS_PROXY: httpsProxy, NO_PROXY: noProxy };
  return PROXY_VARIABLES.flatMap((variable) => {
    const value = textIn(values[variable]);
    return value === null ? [] : { variable, value: withoutLogin(value) };
  });
}

function withoutLogin(address: string): string {
  return address.replace(/\/\/[^/@]*@/, '//');
}
