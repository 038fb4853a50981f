/** Permissions before and after an update, and the reported changes. */
import type { PolicyRule } from '~/olm/permissions/policyRule';
import type { ComparedObject } from '~/updates/rules/review/comparison';
import {
  type DeltaRule,
  type PermissionDelta,
  permissionDeltas,
} from '~/updates/rules/review/permissionDeltas';
import { aComparison } from './comparisonBuilders';

export type Rule = Readonly<Record<string, readonly string[]>>;

/** `aRule('', 'pods secrets', 'get list')` */
export const aRule = (group: string, resources: string, verbs: string, names = ''): Rule => ({
  apiGroups: group.split(' '),
  resources: resources.split(' '),
  verbs: verbs.split(' '),
  ...(names === '' ? {} : { resourceNames: names.split(' ') }),
});

export const cluster = (...rules: readonly Rule[]) => strategy('clusterPermissions', rules);
export const own = (...rules: readonly Rule[]) => strategy('permissions', rules);

export function strategy(member: string, rules: readonly Rule[], account = 'quill-sa') {
  return { install: { spec: { [member]: [{ serviceAccountName: account, rules }] } } };
}

/** `secrets: get list @team-a`, with a group in front unless it is the core one. */
function said({ rule: one, scope }: Pick<DeltaRule, 'rule' | 'scope'>): string {
  const place = scope.kind === 'namespaces' ? ` @${scope.names.join(',')}` : '';
  return ruleText(one) + (scope.kind === 'watched' ? ' @watched' : place);
}

function ruleText({ apiGroups, resources, verbs, nonResourceURLs, resourceNames }: PolicyRule) {
  const groups = apiGroups.filter((group) => group !== '').map((group) => `${group}/`);
  const what = [...resources, ...nonResourceURLs].join(' ');
  const names = resourceNames.length === 0 ? '' : ` (${resourceNames.join(' ')})`;
  return `${groups.join('')}${what}${names}: ${verbs.join(' ')}`;
}

/** The comparison as texts. */
export function compared(delta: PermissionDelta | undefined) {
  if (delta?.kind !== 'compared') throw new Error('not compared');
  return {
    added: delta.added.map(said),
    removed: delta.removed.map(said),
    unchanged: delta.unchanged.map(said),
    newDangers: delta.newDangers,
    changeKind: delta.changeKind,
  };
}

export const deltaOf = (
  objects: readonly ComparedObject[],
  watched: readonly string[] | null = ['team-a'],
) => permissionDeltas(aComparison(objects, watched));
