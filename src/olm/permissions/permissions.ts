import { type JsonRecord, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { type Danger, dangerRank, dangersOf } from './danger';
import type { BundleObject, BundleObjects } from '~/olm/plans/planContent';
import { type PolicyRule, rulesIn } from './policyRule';

/** Where permissions apply after the plan. */
export type GrantScope =
  /** @property isWidened the Operator requests permissions in its namespaces but watches all namespaces (OG-019) */
  | { readonly kind: 'cluster'; readonly isWidened: boolean }
  | { readonly kind: 'namespaces'; readonly names: readonly string[] }
  /** The namespaces that the Operator watches, which are unknown. */
  | { readonly kind: 'watched' };

export type Holder =
  | { readonly kind: 'account'; readonly name: string }
  /** A role in the bundle, and the subjects of its bindings in the bundle. */
  | { readonly kind: 'role'; readonly name: string; readonly subjects: readonly string[] }
  /** A role in the bundle that aggregates to user-facing roles: admin, edit, view. */
  | { readonly kind: 'aggregated'; readonly name: string; readonly to: readonly string[] };

/** Permissions that a plan grants to one holder. */
export type Grant = {
  readonly id: string;
  readonly csvName: string;
  readonly holder: Holder;
  readonly scope: GrantScope;
  /** The most severe first. */
  readonly rules: readonly RatedRule[];
};

export type RatedRule = { readonly rule: PolicyRule; readonly dangers: readonly Danger[] };

/**
 * All permissions that a plan or an installed version grants: those of the ClusterServiceVersions, and roles in
 * bundles.
 * @param watched the namespaces of the OperatorGroup (`['']` is all, OG-004); `null` if unknown
 */
export function grantsOf(
  content: BundleObjects,
  watched: readonly string[] | null,
): readonly Grant[] {
  return [...requestedGrants(content, watched), ...bundledGrants(content)];
}

/**
 * OG-019: for an OperatorGroup with all namespaces, OLM creates ClusterRoles from `permissions`. Otherwise it copies
 * the Roles to each target namespace and the Operator's own.
 */
function requestedGrants(
  { objects, namespace }: BundleObjects,
  watched: readonly string[] | null,
): readonly Grant[] {
  return objects.flatMap(({ kind, manifest, csvName }): Grant[] => {
    if (kind !== 'ClusterServiceVersion' || manifest === null) return [];
    const strategy = recordIn(recordIn(recordIn(manifest['spec'])['install'])['spec']);
    const cluster = grantsFrom(strategy['clusterPermissions'], {
      csvName,
      scope: { kind: 'cluster', isWidened: false },
    });
    const own = grantsFrom(strategy['permissions'], {
      csvName,
      scope: scopeOf(namespace, watched),
    });
    return [...cluster, ...own];
  });
}

function scopeOf(namespace: string, watched: readonly string[] | null): GrantScope {
  if (watched === null) return { kind: 'watched' };
  if (watched.includes('')) return { kind: 'cluster', isWidened: true };
  return { kind: 'namespaces', names: [...new Set([namespace, ...watched])] };
}

/** One grant per account. */
function grantsFrom(permissions: unknown, known: Pick<Grant, 'csvName' | 'scope'>): Grant[] {
  const byAccount = new Map<string, PolicyRule[]>();
  for (const permission of listIn(permissions)) {
    const { serviceAccountName, rules } = recordIn(permission);
    const account = textIn(serviceAccountName) ?? 'default';
    byAccount.set(account, [...(byAccount.get(account) ?? []), ...rulesIn(rules)]);
  }
  return [...byAccount].map(([name, rules]) => ({
    id: [known.csvName, name, Object.values(known.scope).join(' ')].join(' '),
    ...known,
    holder: { kind: 'account', name },
    rules: ratedRules(rules),
  }));
}

/** Roles in the bundle itself. Generated roles are derived from the ClusterServiceVersion. */
function bundledGrants({ objects, namespace }: BundleObjects): readonly Grant[] {
  const bundled = objects.filter(({ origin }) => origin !== 'generated');
  return bundled.flatMap(({ id, kind, name, csvName, manifest }): Grant[] => {
    if (manifest === null || (kind !== 'Role' && kind !== 'ClusterRole')) return [];
    const rules = ratedRules(rulesIn(manifest['rules']));
    if (rules.length === 0) return [];
    const scope: GrantScope =
      kind === 'ClusterRole'
        ? { kind: 'cluster', isWidened: false }
        : { kind: 'namespaces', names: [namespace] };
    const to = aggregationsOf(manifest);
    const holder: Holder =
      to.length > 0
        ? { kind: 'aggregated', name, to }
        : { kind: 'role', name, subjects: subjectsOf({ kind, name }, bundled) };
    return [{ id, csvName, holder, scope, rules }];
  });
}

/** The user-facing roles to which a ClusterRole aggregates by label (Kubernetes, aggregated ClusterRoles). */
function aggregationsOf(manifest: JsonRecord): readonly string[] {
  const labels = textMapIn(recordIn(manifest['metadata'])['labels']);
  return Object.entries(labels).flatMap(([label, value]) =>
    label.startsWith(AGGREGATE) && value === 'true' ? [label.slice(AGGREGATE.length)] : [],
  );
}

const AGGREGATE = 'rbac.authorization.k8s.io/aggregate-to-';

function subjectsOf(
  role: Pick<BundleObject, 'kind' | 'name'>,
  objects: readonly BundleObject[],
): readonly string[] {
  return objects.flatMap(({ kind, manifest }) => {
    if (manifest === null || !kind.endsWith('RoleBinding')) return [];
    const { kind: boundKind, name: boundName } = recordIn(manifest['roleRef']);
    if (boundKind !== role.kind || boundName !== role.name) return [];
    return listIn(manifest['subjects']).flatMap((subject) => {
      const { kind: subjectKind, name } = recordIn(subject);
      const text = [textIn(subjectKind), textIn(name)].filter((part) => part !== null).join(' ');
      return text === '' ? [] : [text];
    });
  });
}

/** Rules with their risks, the most severe first. */
export function ratedRules(rules: readonly PolicyRule[]): readonly RatedRule[] {
  return rules
    .map((rule) => ({ rule, dangers: dangersOf(rule) }))
    .sort((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ dangers }: RatedRule): number {
  return Math.min(...dangers.map(dangerRank), Number.MAX_SAFE_INTEGER);
}
