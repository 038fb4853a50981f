import type { EnvRow } from './draft';

/**
 * CF-010, CF-011. OLM takes the three as one: as soon as `spec.config.env` names any of them, it adds none of the
 * cluster's (operator-lifecycle-manager, pkg/lib/proxy `IsOverridden`, asked in overrides/initializer). An empty value
 * unsets a variable (CF-012). Their names are case-sensitive.
 */
export const PROXY_VARIABLES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'] as const;

export type ProxyVariable = (typeof PROXY_VARIABLES)[number];

/** Whether the cluster's own proxy no longer counts. */
export function overridesProxy(env: readonly EnvRow[]): boolean {
  return env.some(isProxy);
}

function isProxy({ name }: EnvRow): boolean {
  return PROXY_VARIABLES.some((variable) => variable === name);
}

/** One that the three fields of the proxy can show: it has a value, and no source. */
export function isPlainProxy(row: EnvRow): boolean {
  return isProxy(row) && row.valueFrom === undefined;
}

/** The row that counts: of several with a name OLM takes the last. */
export function proxyRow(env: readonly EnvRow[], variable: ProxyVariable): EnvRow | null {
  return env.findLast(({ name }) => name === variable) ?? null;
}

/** Those of the three that are not set although another is: the cluster's values do not count for them either. */
export function unsetProxies(env: readonly EnvRow[]): readonly ProxyVariable[] {
  return overridesProxy(env)
    ? PROXY_VARIABLES.filter((variable) => proxyRow(env, variable) === null)
    : [];
}

/** All three set; those that were not are empty. */
export function withProxies(env: readonly EnvRow[]): readonly EnvRow[] {
  const missing = PROXY_VARIABLES.filter((variable) => proxyRow(env, variable) === null);
  return [...env, ...missing.map((name) => ({ name, value: '' }))];
}

/** One of the three with this value, once, where it was. */
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

/** None of the three: the Operator gets the cluster's own. */
export function withoutProxies(env: readonly EnvRow[]): readonly EnvRow[] {
  return env.filter((row) => !isProxy(row));
}
