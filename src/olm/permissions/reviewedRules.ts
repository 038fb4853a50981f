import { recordIn } from '~/kube/json';
import type { Permission } from '~/kube/failure';
import { type PolicyRule, rulesIn } from './policyRule';
import { covers } from './ruleCoverage';

/** The permissions of the user in one namespace. */
export type ReviewedRules = {
  readonly rules: readonly PolicyRule[];
  /** Complete: everything else is denied. */
  readonly areAll: boolean;
};

/**
 * The rules in a SelfSubjectRulesReview; for any other value, none and incomplete.
 * Only `incomplete` means that there can be more rules: with an authorizer that cannot enumerate, such as a webhook.
 * RBAC never sets it, and reports an `evaluationError` only for bindings whose role does not exist. Two authorizers are
 * not asked: that for `system:masters`, whom Kubernetes also binds to a role with all permissions, and OpenShift's for
 * the scopes of a token, which grants nothing. Source: k8s.io/api, authorization/v1 SubjectRulesReviewStatus;
 * `RulesFor` and `newForConfig` of Kubernetes' authorizers (plugin/pkg/auth/authorizer/rbac/rbac.go,
 * pkg/kubeapiserver/authorizer/reload.go).
 */
export function reviewedRules(review: unknown): ReviewedRules {
  const { resourceRules, incomplete } = recordIn(recordIn(review)['status']);
  return {
    rules: rulesIn(resourceRules),
    areAll: incomplete === false && Array.isArray(resourceRules),
  };
}

export type ReviewResult = 'allowed' | 'not-allowed' | 'unknown';

/** Whether the rules allow a verb for all objects of a kind in their namespace. */
export function resultFor({ rules, areAll }: ReviewedRules, permission: WholeKind): ReviewResult {
  const wanted: PolicyRule = {
    verbs: [permission.verb],
    apiGroups: [permission.group],
    resources: [permission.resource],
    resourceNames: [],
    nonResourceURLs: [],
  };
  if (rules.some((rule) => covers(rule, wanted))) return 'allowed';
  return areAll ? 'not-allowed' : 'unknown';
}

type WholeKind = Pick<Permission, 'verb' | 'group' | 'resource'>;
