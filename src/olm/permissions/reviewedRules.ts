import { recordIn } from '~/kube/json';
import type { Right } from '~/kube/failure';
import { type PolicyRule, rulesIn } from './policyRule';
import { covers } from './ruleCoverage';

/** What the user may do in one namespace. */
export type ReviewedRules = {
  readonly rules: readonly PolicyRule[];
  /** What none of the rules allows is forbidden. */
  readonly areAll: boolean;
};

/**
 * The rules in a SelfSubjectRulesReview; none, and not all, in anything else.
 *
 * Only `incomplete` says that there may be more: with an authorizer that cannot enumerate, such as a webhook. RBAC never
 * says it, and has an `evaluationError` only for what gives nothing: a binding whose role is gone. Two authorizers are not
 * asked: that for `system:masters`, whom Kubernetes binds to a role with all rights as well, and OpenShift's for the scopes
 * of a token, which gives nothing.
 * Source: k8s.io/api, authorization/v1 SubjectRulesReviewStatus; `RulesFor` and `newForConfig` of Kubernetes' authorizers
 * (plugin/pkg/auth/authorizer/rbac/rbac.go, pkg/kubeapiserver/authorizer/reload.go).
 */
export function reviewedRules(review: unknown): ReviewedRules {
  const { resourceRules, incomplete } = recordIn(recordIn(review)['status']);
  return {
    rules: rulesIn(resourceRules),
    areAll: incomplete === false && Array.isArray(resourceRules),
  };
}

export type Verdict = 'allowed' | 'not-allowed' | 'unknown';

/** Whether the rules allow something with all objects of a kind in their namespace. */
export function verdictOf({ rules, areAll }: ReviewedRules, right: WholeKind): Verdict {
  const wanted: PolicyRule = {
    verbs: [right.verb],
    apiGroups: [right.group],
    resources: [right.resource],
    resourceNames: [],
    nonResourceURLs: [],
  };
  if (rules.some((rule) => covers(rule, wanted))) return 'allowed';
  return areAll ? 'not-allowed' : 'unknown';
}

type WholeKind = Pick<Right, 'verb' | 'group' | 'resource'>;
