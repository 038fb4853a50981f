import { describe, expect, it } from 'vitest';
import { aRule } from '~/test/permissionBuilders';
import { resultFor, reviewedRules } from './policyRule';

const toListPods = { verb: 'list', group: '', resource: 'pods' };

const review = (resourceRules: unknown, more: object = { incomplete: false }) => ({
  status: { resourceRules, nonResourceRules: [], ...more },
});

const result = (answer: unknown, permission = toListPods) =>
  resultFor(reviewedRules(answer), permission);

// As `VerbMatches` and the like of Kubernetes' RBAC decide (pkg/apis/rbac/v1/evaluation_helpers.go).
describe('permission of a rule for all objects of a kind', () => {
  it.each([
    ['names it', aRule('', 'pods', 'list'), 'allowed'],
    ['names it among others', aRule('apps ', 'jobs pods', 'get list'), 'allowed'],
    ['contains any verb', aRule('', 'pods', '*'), 'allowed'],
    ['has any group', aRule('*', 'pods', 'list'), 'allowed'],
    ['has any resource', aRule('', '*', 'list'), 'allowed'],
    ['has everything', aRule('*', '*', '*'), 'allowed'],
    ['has another verb', aRule('', 'pods', 'get watch'), 'not-allowed'],
    ['has another group', aRule('metrics.k8s.io', 'pods', 'list'), 'not-allowed'],
    ['has another resource', aRule('', 'pods.example.com', 'list'), 'not-allowed'],
    ['has a subresource', aRule('', 'pods/log', 'list'), 'not-allowed'],
    ['has a subresource of everything', aRule('', '*/pods', '*'), 'not-allowed'],
    ['has a part of everything', aRule('', 'pods/*', '*'), 'not-allowed'],
    ['has single objects', aRule('', 'pods', 'list', 'one two'), 'not-allowed'],
    ['has nothing', {}, 'not-allowed'],
  ])('one that %s: %#', (_, rule, expected) => {
    expect(result(review([rule]))).toBe(expected);
  });

  it('is granted if one of several rules grants it alone', () => {
    const rules = [aRule('', 'pods', 'get'), aRule('apps', 'pods', 'list')];
    expect(result(review(rules))).toBe('not-allowed');
    expect(result(review([...rules, aRule('', '*', 'list')]))).toBe('allowed');
  });
});

describe('permission without a rule', () => {
  // `incomplete` and `evaluationError`: k8s.io/api, authorization/v1 SubjectRulesReviewStatus. Which authorizer answers what:
  // `RulesFor` of RBAC and Node (plugin/pkg/auth/authorizer), Webhook (k8s.io/apiserver/plugin/pkg/authorizer/webhook).
  it.each([
    ['is forbidden if the rules are complete', { incomplete: false }, 'not-allowed'],
    ['is unknown if the rules are incomplete', { incomplete: true }, 'unknown'],
    [
      'is unknown with a webhook',
      {
        incomplete: true,
        evaluationError: 'webhook authorizer does not support user rule resolution',
      },
      'unknown',
    ],
    [
      'is unknown for a kubelet',
      {
        incomplete: true,
        evaluationError: 'node authorizer does not support user rule resolution',
      },
      'unknown',
    ],
    [
      'is forbidden with a binding whose role does not exist',
      {
        incomplete: false,
        evaluationError: 'clusterrole.rbac.authorization.k8s.io "gone" not found',
      },
      'not-allowed',
    ],
    ['is unknown without a reason', {}, 'unknown'],
    ['is unknown with another message', { incomplete: 'false' }, 'unknown'],
  ] as const)('%s', (_, more, expected) => {
    expect(result(review([aRule('', 'pods', 'get')], more))).toBe(expected);
    expect(result(review([aRule('', 'pods', 'list')], more))).toBe('allowed');
  });

  it('is denied for everything without any rule', () => {
    expect(result(review([]))).toBe('not-allowed');
  });

  it.each([
    ['nothing', null],
    ['a text', 'text'],
    ['no status', {}],
    ['no rules', review(undefined)],
    ['rules of another type', review({ verbs: ['list'] })],
  ])('is unknown from %s', (_, answer) => {
    expect(result(answer)).toBe('unknown');
  });

  it('ignores invalid rules', () => {
    const rules = [null, 'text', 5, { verbs: 'list', apiGroups: null, resources: [{}, null] }];
    expect(result(review(rules))).toBe('not-allowed');
  });
});
