import { describe, expect, it } from 'vitest';
import { subscriptionModel } from '~/kube/models/olm';
import { meaningOf } from '~/test/olmMessages';

describe('the combined statements of the resolver', () => {
  it.each([
    [
      'a leftover CSV blocks the requested one (openshift/local-storage-operator#503)',
      'constraints not satisfiable: subscription quill requires acme/market/stable/quill.v2, subscription quill exists, clusterserviceversion quill.v1 exists and is not referenced by a subscription, @existing/team-a//quill.v1 and acme/market/stable/quill.v2 provide Pen (ink.example.com/v1)',
      { csv: 'quill.v1', wanted: 'quill.v2', subscription: 'quill', blocked: '' },
    ],
    [
      'the same version again (redhat-cop/cert-utils-operator#131)',
      'constraints not satisfiable: @existing/team-a//quill.v1 and acme/market/stable/quill.v1 originate from package quill, subscription quill requires acme/market/stable/quill.v1, subscription quill exists, clusterserviceversion quill.v1 exists and is not referenced by a subscription',
      { csv: 'quill.v1', wanted: 'quill.v1', subscription: 'quill' },
    ],
    [
      'an update is under way (recording channel_switch)',
      'constraints not satisfiable: @existing/team-a//quill.v1 and @existing/team-a//quill.v2 provide Pen (ink.example.com/v1), clusterserviceversion quill.v1 exists and is not referenced by a subscription, subscription quill exists, subscription quill requires @existing/team-a//quill.v2',
      { csv: 'quill.v1', next: 'quill.v2' },
    ],
    [
      'the Subscription with the unavailable requirement (recording resolution_failed)',
      'constraints not satisfiable: bundle quill.v1 requires an operator providing an API with group: none.example.com, version: v1, kind: Ghost, subscription quill exists, subscription quill requires acme/market/stable/quill.v1',
      { bundle: 'quill.v1', apiKind: 'Ghost', subscription: 'quill' },
    ],
    [
      'a Subscription is blocked by another of its namespace (recording api_conflict)',
      'constraints not satisfiable: bundle clash.v1 requires an operator with package: inkpot, subscription clash requires at least one of acme/market/stable/clash.v2, acme/market/stable/clash.v1, subscription clash exists',
      { bundle: 'clash.v1', subscription: 'clash', blocked: 'quill' },
    ],
    [
      'the Subscriptions of the two conflicting ones (recording api_conflict)',
      'constraints not satisfiable: @existing/team-a//quill.v1 and acme/market/stable/clash.v1 provide Pen (ink.example.com/v1), subscription clash exists, subscription clash requires acme/market/stable/clash.v1, subscription quill exists, subscription quill requires @existing/team-a//quill.v1',
      {
        first: 'quill.v1',
        second: 'clash.v1',
        firstSubscription: 'quill',
        secondSubscription: 'clash',
      },
    ],
    [
      'the first of several candidates, compared with the installed one',
      'constraints not satisfiable: @existing/team-a//quill.v1, acme/market/stable/clash.v1 and acme/market/stable/clash.v2 provide Pen (ink.example.com/v1), subscription clash exists, subscription clash requires at least one of acme/market/stable/clash.v2 or acme/market/stable/clash.v1, subscription quill exists, subscription quill requires @existing/team-a//quill.v1',
      {
        first: 'quill.v1',
        second: 'clash.v2',
        firstSubscription: 'quill',
        secondSubscription: 'clash',
      },
    ],
    [
      'the content of the channel instead of the installed one',
      'constraints not satisfiable: @existing/team-a//quill.v3, acme/market/stable/quill.v1, acme/market/stable/quill.v2 and acme/market/stable/quill.v0 originate from package quill, clusterserviceversion quill.v3 exists and is not referenced by a subscription, subscription quill exists, subscription quill requires at least one of acme/market/stable/quill.v2, acme/market/stable/quill.v1 or acme/market/stable/quill.v0',
      { csv: 'quill.v3', wanted: 'quill.v2', subscription: 'quill' },
    ],
    [
      'two versions at once, and a third one next',
      'constraints not satisfiable: @existing/team-a//quill.v1, @existing/team-a//quill.v2 and acme/market/stable/quill.v3 originate from package quill, clusterserviceversion quill.v1 exists and is not referenced by a subscription, subscription quill exists, subscription quill requires at least one of acme/market/stable/quill.v3 or @existing/team-a//quill.v2',
      { csv: 'quill.v1', next: 'quill.v2' },
    ],
  ])('%s', (_, message, values) => {
    const found = meaningOf(subscriptionModel, message, 'ConstraintsNotSatisfiable');
    expect(found?.values).toMatchObject(values);
    expect(found?.rest).toBeUndefined();
  });

  it('keep unknown statements (operator-lifecycle-manager#2564)', () => {
    const found = meaningOf(
      subscriptionModel,
      'constraints not satisfiable: package: packageC is not white listed, subscription quill exists, bundle quill.v1 requires an operator with package: inkpot, something new',
    );
    expect(found?.kind).toBe('dependency-package-missing');
    expect(found?.rest).toBe('package: packageC is not white listed, something new');
  });

  it('do not match parts of a statement', () => {
    const found = meaningOf(
      subscriptionModel,
      'constraints not satisfiable: clusterserviceversion quill.v1 exists and is not referenced by a subscription of today',
    );
    expect(found?.kind).toBe('constraints-unsatisfiable');
  });
});
