import { describe, expect, it } from 'vitest';
import { subscriptionKinds } from './subscriptionKinds';

const ENGINES = ['openshift-kubernetes-engine', 'openshift-virtualization-engine'];

describe('subscriptionKinds (BR-039)', () => {
  it.each([
    [[], []],
    [['OpenShift Kubernetes Engine'], ENGINES],
    [['OpenShift Virtualization Engine'], ENGINES],
    [
      ['Openshift Container Platform', 'OpenShift Kubernetes Engine'],
      [...ENGINES, 'openshift-container-platform'],
    ],
    [
      ['OpenShift Platform Plus', 'Red Hat Advanced Cluster Management for Kubernetes'],
      ['openshift-platform-plus', 'separate'],
    ],
    [['Appian License'], ['separate']],
    [['Not required'], ['none']],
    [['Not required to use this operator'], ['none']],
    [['No subscriptions are required'], ['none']],
    [['No subscription required for evaluation. Contact us.'], ['separate']],
  ])('%j', (texts, kinds) => {
    expect(subscriptionKinds(texts)).toEqual(kinds);
  });
});
