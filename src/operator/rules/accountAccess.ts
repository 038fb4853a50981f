import { dangerRank } from '~/olm/permissions/danger';
import { wordsIn } from '~/olm/lists/list';
import type { Grant, RatedRule } from '~/olm/permissions/permissions';
import type { PlannedDeployment } from '~/olm/workloads/workloads';

/** The permissions of one ServiceAccount of an Operator. */
export type AccountAccess = {
  readonly name: string;
  /** The Deployments of the Operator with this account. */
  readonly deployments: readonly string[];
  /** Cluster-wide ones first. */
  readonly grants: readonly Grant[];
};

/**
 * The ServiceAccounts of an Operator, including those without permissions that run its pods; the most dangerous first.
 */
export function accountsOf(
  grants: readonly Grant[],
  deployments: readonly PlannedDeployment[],
): readonly AccountAccess[] {
  const names = [
    ...grants.map(({ holder }) => holder.name),
    ...deployments.map(({ account }) => account),
  ];
  return [...new Set(names)]
    .map((name) => ({
      name,
      deployments: deployments.flatMap((one) => (one.account === name ? [one.name] : [])),
      grants: grants
        .filter(({ holder }) => holder.name === name)
        .toSorted((one, other) => placeRank(one) - placeRank(other)),
    }))
    .toSorted((one, other) => accountRank(one) - accountRank(other));
}

/** The search in the rules. */
export type RuleFilter = {
  /** Words that a rule must contain: resources, API groups, verbs, names, URLs. */
  readonly keyword: string;
  /** Only rules with this danger; `any`: only dangerous ones. */
  readonly danger: string | null;
};

/** The accounts with matching rules, without empty accounts and grants. */
export function filteredAccounts(
  accounts: readonly AccountAccess[],
  filter: RuleFilter,
): readonly AccountAccess[] {
  if (isEmptyFilter(filter)) return accounts;
  const words = wordsIn(filter.keyword);
  return accounts.flatMap((account) => {
    const grants = account.grants.flatMap((grant) => {
      const rules = grant.rules.filter(
        (rule) => fitsDanger(rule, filter.danger) && words.every((word) => allows(rule, word)),
      );
      return rules.length === 0 ? [] : [{ ...grant, rules }];
    });
    return grants.length === 0 ? [] : [{ ...account, grants }];
  });
}

/** No search. */
export function isEmptyFilter({ keyword, danger }: RuleFilter): boolean {
  return danger === null && keyword.trim() === '';
}

function fitsDanger({ dangers }: RatedRule, danger: string | null): boolean {
  if (danger === null) return true;
  return danger === 'any' ? dangers.length > 0 : dangers.some((one) => one === danger);
}

/** Whether the rule contains the word, or allows it by a wildcard. */
function allows({ rule }: RatedRule, word: string): boolean {
  const { apiGroups, resources, verbs, resourceNames, nonResourceURLs } = rule;
  const groups = apiGroups.map((group) => (group === '' ? 'core' : group));
  const all = [...groups, ...resources, ...verbs, ...resourceNames, ...nonResourceURLs];
  if (all.some((one) => one.toLowerCase().includes(word))) return true;
  if (VERBS.includes(word)) return verbs.includes('*');
  return !word.startsWith('/') && apiGroups.includes('*') && resources.includes('*');
}

const VERBS: readonly string[] = [
  'get',
  'list',
  'watch',
  'create',
  'update',
  'patch',
  'delete',
  'deletecollection',
  'use',
  'bind',
  'escalate',
  'impersonate',
];

function placeRank({ scope }: Grant): number {
  if (scope.kind !== 'cluster') return 2;
  return scope.isWidened ? 1 : 0;
}

function accountRank({ grants }: AccountAccess): number {
  const ranks = grants.flatMap(({ rules, scope }) =>
    rules.flatMap(({ dangers }) =>
      dangers.map((danger) => dangerRank(danger) + (scope.kind === 'cluster' ? 0 : 1000)),
    ),
  );
  return ranks.reduce((least, one) => Math.min(least, one), Number.MAX_SAFE_INTEGER);
}
