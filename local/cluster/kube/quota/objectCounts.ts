/** Limits of a ResourceQuota that the local cluster supports: object counts by kind. */
import { at, listAt, objectAt } from '../json';
import type { KindEntry } from '../contracts';
import type { KubeObject, ResourceKey } from '../types';

/** A limit on the number of objects of one resource. */
export type ObjectLimit = {
  /** Name in the quota: `count/subscriptions.operators.coreos.com`, or the older `configmaps`. */
  readonly name: string;
  readonly resource: ResourceKey;
  /** A whole number; quantities with a suffix are not read. */
  readonly hard: number;
};

/** Core kinds that quotas limit without `count/`. */
const OLDER_NAMES: ReadonlySet<string> = new Set([
  'configmaps',
  'persistentvolumeclaims',
  'pods',
  'replicationcontrollers',
  'resourcequotas',
  'secrets',
  'services',
]);

const PREFIX = 'count/';

/** The names under which quotas limit objects of a kind. */
export function limitNamesOf({ key }: Pick<KindEntry, 'key'>): readonly string[] {
  return OLDER_NAMES.has(key) ? [`${PREFIX}${key}`, key] : [`${PREFIX}${key}`];
}

/** Limits of a quota sorted by name, without compute resources and quotas with scopes (only for pods). */
export function objectLimitsOf(quota: KubeObject): readonly ObjectLimit[] {
  const isScoped =
    listAt(quota.spec, 'scopes').length > 0 || at(quota.spec, 'scopeSelector') !== undefined;
  if (isScoped) return [];
  return Object.entries(objectAt(quota.spec, 'hard') ?? {})
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([name, value]) => {
      const resource = resourceOf(name);
      const hard = Number(value);
      return resource === undefined || !Number.isFinite(hard) ? [] : [{ name, resource, hard }];
    });
}

function resourceOf(name: string): ResourceKey | undefined {
  if (name.startsWith(PREFIX)) return name.slice(PREFIX.length);
  return OLDER_NAMES.has(name) ? name : undefined;
}

type Listed = (resource: ResourceKey, namespace: string) => readonly KubeObject[];

/** Number of objects for a limit. Completed pods count for `count/pods` but not for `pods`. */
export function used({ name, resource }: ObjectLimit, namespace: string, list: Listed): number {
  const objects = list(resource, namespace);
  return name === 'pods' ? objects.filter(isRunning).length : objects.length;
}

function isRunning({ status }: KubeObject): boolean {
  const phase = at(status, 'phase');
  return phase !== 'Succeeded' && phase !== 'Failed';
}
