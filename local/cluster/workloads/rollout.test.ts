import { describe, expect, it } from 'vitest';
import type { JsonObject, KubeObject } from '../kube/types';
import { limitsOf, nextScale } from './rollout';

function aDeployment(spec: JsonObject): KubeObject {
  return { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'db' }, spec };
}

describe('limitsOf', () => {
  it.each([
    { spec: {}, limits: { wanted: 1, surge: 1, unavailable: 0 } },
    { spec: { replicas: 4 }, limits: { wanted: 4, surge: 1, unavailable: 1 } },
    {
      spec: { replicas: 10, strategy: { rollingUpdate: { maxSurge: 3, maxUnavailable: '50%' } } },
      limits: { wanted: 10, surge: 3, unavailable: 5 },
    },
    {
      spec: { replicas: 3, strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable: 0 } } },
      limits: { wanted: 3, surge: 0, unavailable: 1 },
    },
    {
      spec: { replicas: 2, strategy: { type: 'Recreate' } },
      limits: { wanted: 2, surge: 0, unavailable: 2 },
    },
  ])('$spec', ({ spec, limits }) => {
    expect(limitsOf(aDeployment(spec))).toEqual(limits);
  });
});

describe('nextScale', () => {
  const one = { wanted: 1, surge: 1, unavailable: 0 };
  it.each([
    {
      what: 'begins with all replicas',
      limits: one,
      current: { replicas: 0, available: 0 },
      olds: [],
      scale: { next: 1, olds: [] },
    },
    {
      what: 'keeps the old pod until the new one is available',
      limits: one,
      current: { replicas: 1, available: 0 },
      olds: [{ replicas: 1, available: 1 }],
      scale: { next: 1, olds: [1] },
    },
    {
      what: 'removes the old pod then',
      limits: one,
      current: { replicas: 1, available: 1 },
      olds: [{ replicas: 1, available: 1 }],
      scale: { next: 1, olds: [0] },
    },
    {
      what: 'removes a broken old pod at once',
      limits: one,
      current: { replicas: 1, available: 0 },
      olds: [{ replicas: 1, available: 0 }],
      scale: { next: 1, olds: [0] },
    },
    {
      what: 'waits with new pods until the old ones are gone, when it recreates',
      limits: { wanted: 2, surge: 0, unavailable: 2 },
      current: { replicas: 0, available: 0 },
      olds: [{ replicas: 2, available: 2 }],
      scale: { next: 0, olds: [0] },
    },
    {
      what: 'shrinks when fewer are wanted',
      limits: one,
      current: { replicas: 3, available: 3 },
      olds: [],
      scale: { next: 1, olds: [] },
    },
  ])('$what', ({ limits, current, olds, scale }) => {
    expect(nextScale(limits, current, olds)).toEqual(scale);
  });
});
