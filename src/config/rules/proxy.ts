import type { EnvRow } from './draft';

/**
 * CF-010, CF-011. OLM treats the three as one: if `spec.config.env` contains any of them, OLM adds none of the
 * cluster's (operator-lifecycle-manager, pkg/lib/proxy `IsOverridden`, used in overrides/initializer). An empty value
 * unsets a variable (CF-012). Their names are case-sensitive.
 */
export const PROXY_VARIABLES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'] as const;

export type ProxyVariable = (typeof PROXY_VARIABLES)[number];

/** Whether the cluster's proxy does not apply. */
export function overridesProxy(env: readonly EnvRow[]): boolean {
  return env.some(isProxy);
}

function isProxy({ name }: EnvRow): boolean {
  return PROXY_VARIABLES.some((variable) => variable === name);
}

/** A variable that the proxy fields can show: with a value and without a source. */
export function isPlainProxy(row: EnvRow): boolean {
  return isProxy(row) && row.valueFrom === undefined;
}

/** The effective row: OLM uses the last of several with the same name. */
export function proxyRow(env: readonly EnvRow[], variable: ProxyVariable): EnvRow | null {
  return env.findLast(({ name }) => name === variable) ?? null;
}

/** The unset ones if another one is set. The cluster's values do not apply to them either. */
export function unsetProxies(env: readonly EnvRow[]): readonly ProxyVariable[] {
  return overridesProxy(env)
    ? PROXY_VARIABLES.filter((variable) => proxyRow(env, variable) === null)
    : [];
}

/** All three set, with empty values for unset ones. */
export function withProxies(env: readonly EnvRow[]): readonly EnvRow[] {
  const missing = PROXY_VARIABLES.filter((variable) => proxyRow(env, variable) === null);
  return [...env, ...missing.map((name) => ({ name, value: '' }))];
}

/** One of the three with this value, once, in its position. */
export function withProxy(
  env: readonly EnvRow[],
  variable: ProxyVariable,
  value: string,
): readonly EnvRow[] {
  const last = env.findLastIndex(({ name }) => name === variable);
  const row = { name: variable, value };
  return last === -1
    ? [...env, row]
    : env.flatMap((one, index) => (index === last ? row : one.name === variable ? [] : one));
}

/** None of the three, so that the cluster's proxy applies. */
export function withoutProxies(env: readonly EnvRow[]): readonly EnvRow[] {
  return env.filter((row) => !isProxy(row));
}
