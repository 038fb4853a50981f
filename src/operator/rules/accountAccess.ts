import { recordIn, textIn } from '~/kube/json';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { notedNamespaces, selectedNamespaces } from '~/olm/installed/csv';
import { wordsIn } from '~/olm/lists/list';
import { accessContent } from '~/olm/permissions/accessContent';
import { COMMON_SCCS, dangerRank } from '~/olm/permissions/danger';
import {
  type Grant,
  type GrantScope,
  grantsOf,
  type RatedRule,
} from '~/olm/permissions/permissions';
import type { PolicyRule } from '~/olm/permissions/policyRule';
import { type PlannedWebhook, webhooksOf } from '~/olm/permissions/webhooks';
import {
  apiServicesOf,
  deploymentsOf,
  type PlannedApiService,
  type PlannedDeployment,
} from '~/olm/workloads/workloads';
import { type OlmGrant, olmGrantsOf } from './olmGrants';
import { type Power, powersOf } from './powers';

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

/** The permissions of an installed Operator: those in its CSV, and OLM's grants. */
export type OperatorAccess = {
  readonly csvName: string;
  /** The watched namespaces, `['']` for all (OG-004); `null`: unknown. */
  readonly watched: readonly string[] | null;
  /** The ServiceAccount of the OperatorGroup, which limits OLM's grants (OG-025). */
  readonly limitedBy: string | null;
  readonly powers: readonly Power[];
  /** The most dangerous first. */
  readonly accounts: readonly AccountAccess[];
  readonly sccs: readonly SccUse[];
  readonly deployments: readonly PlannedDeployment[];
  readonly webhooks: readonly PlannedWebhook[];
  readonly apiServices: readonly PlannedApiService[];
  /** Not in any CSV. */
  readonly olmGrants: readonly OlmGrant[];
};

/** Reads a CSV with any content. Invalid parts are omitted. */
export function operatorAccess(
  csv: ClusterServiceVersion,
  { namespace, operatorGroups }: Pick<OperatorFacts, 'namespace' | 'operatorGroups'>,
): OperatorAccess {
  const content = accessContent(csv, namespace);
  const watched = notedNamespaces(csv) ?? selectedNamespaces(operatorGroups);
  const grants = grantsOf(content, watched);
  const deployments = deploymentsOf(content);
  return {
    csvName: csv.metadata.name,
    watched,
    limitedBy: limitOf(operatorGroups),
    powers: powersOf(grants),
    accounts: accountsOf(grants, deployments),
    sccs: sccUsesOf(grants),
    deployments,
    webhooks: webhooksOf(content),
    apiServices: apiServicesOf(content),
    olmGrants: olmGrantsOf(csv, namespace, watched),
  };
}

/** The total number of rules. */
export function ruleCount(grants: readonly Grant[]): number {
  return grants.reduce((sum, { rules }) => sum + rules.length, 0);
}

function limitOf(groups: OperatorFacts['operatorGroups']): string | null {
  const [group, ...others] = groups ?? [];
  return others.length > 0 ? null : textIn(recordIn(group?.spec)['serviceAccountName']);
}

/** An account whose pods can run with OpenShift's SecurityContextConstraints. */
export type SccUse = {
  readonly id: string;
  readonly account: string;
  /** Its name; `null`: any. */
  readonly scc: string | null;
  readonly scope: GrantScope;
  /** Allows no more than the default for every pod. */
  readonly isCommon: boolean;
};

/** The rules that `use` SecurityContextConstraints, one by one, the most permissive first. */
export function sccUsesOf(grants: readonly Grant[]): readonly SccUse[] {
  const found = new Map<string, SccUse>();
  for (const { holder, scope, rules } of grants) {
    for (const { rule } of rules) {
      for (const scc of sccsIn(rule)) {
        const id = [holder.name, scc ?? '*', Object.values(scope).join(' ')].join(' ');
        const isCommon = scc !== null && COMMON_SCCS.includes(scc);
        found.set(id, { id, account: holder.name, scc, scope, isCommon });
      }
    }
  }
  return [...found.values()].toSorted(
    (one, other) => Number(one.isCommon) - Number(other.isCommon),
  );
}

function sccsIn({
  apiGroups,
  resources,
  verbs,
  resourceNames,
}: PolicyRule): readonly (string | null)[] {
  const isUse =
    includes(apiGroups, 'security.openshift.io') &&
    includes(resources, 'securitycontextconstraints') &&
    includes(verbs, 'use');
  if (!isUse) return [];
  return resourceNames.length === 0 ? [null] : resourceNames;
}

function includes(granted: readonly string[], wanted: string): boolean {
  return granted.includes('*') || granted.includes(wanted);
}
