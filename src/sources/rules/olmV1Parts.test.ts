import { describe, expect, it } from 'vitest';
import { olmV1Parts } from './olmV1Parts';

const deployment = (availableReplicas: number) => ({
  metadata: { name: 'd' },
  spec: { replicas: 1 },
  status: {
    availableReplicas,
    conditions: [{ type: 'Available', status: 'False', message: 'Deployment does not have …' }],
  },
});
const condition = (type: string, status: string, message = '') => ({ type, status, message });
const WELL = [condition('Available', 'True'), condition('Degraded', 'False')];

describe('the components of OLM v1', () => {
  it('are named with their health', () => {
    expect(olmV1Parts([deployment(1), deployment(0)], WELL)).toEqual([
      { name: 'catalogd', isAvailable: true, message: '' },
      { name: 'operator-controller', isAvailable: false, message: 'Deployment does not have …' },
      { name: 'ClusterOperator olm', isAvailable: true, message: '' },
    ]);
  });

  it('are absent if they cannot be viewed', () => {
    expect(olmV1Parts([null, null], [])).toEqual([]);
  });

  it.each([
    ['degraded', [condition('Available', 'True'), condition('Degraded', 'True', 'sync failed')]],
    ['not available', [condition('Available', 'False', 'sync failed')]],
  ])('say why the ClusterOperator is %s', (_name, conditions) => {
    expect(olmV1Parts([], conditions)).toEqual([
      { name: 'ClusterOperator olm', isAvailable: false, message: 'sync failed' },
    ]);
  });
});
