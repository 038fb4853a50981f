import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../kube/types';
import { NAMESPACE, testRegistry, type TestRegistry } from './testRegistry';

const image = 'quay.example.com/shelf:v1';
let registry: TestRegistry;
beforeEach(() => {
  registry = testRegistry();
});
afterEach(() => {
  registry.stop();
});

describe('polling for a newer image', () => {
  const updateStrategy = (interval: string): JsonObject => ({ registryPoll: { interval } });
  const polled = (): unknown => registry.status('shelf')['latestImageRegistryPoll'];

  it('begins after the first interval, and changes nothing if the image is the same', () => {
    registry.add('shelf', { image, updateStrategy: updateStrategy('10m') });
    const [before] = registry.pods('shelf');
    expect(polled()).toBeUndefined();
    registry.clock.advance(11 * 60_000);
    expect(polled()).toBeDefined();
    expect(registry.pods('shelf').map(({ metadata }) => metadata.uid)).toEqual([
      before?.metadata.uid,
    ]);
    expect(registry.client.list('pods', { namespace: NAMESPACE })).toHaveLength(1);
  });

  it('switches to the pod of the newer image', () => {
    registry.add('shelf', { image, updateStrategy: updateStrategy('10m') });
    const [before] = registry.pods('shelf');
    registry.push(image, 'quay.example.com/shelf:v2');
    registry.clock.advance(11 * 60_000);
    const [after, ...others] = registry.pods('shelf');
    expect(others).toEqual([]);
    expect(after?.metadata.uid).not.toBe(before?.metadata.uid);
    expect(registry.state('shelf')).toBe('READY');
  });

  /** CS-010 */
  it('uses 15 minutes for an invalid interval, and reports it', () => {
    registry.add('shelf', { image, updateStrategy: updateStrategy('10 minutes') });
    expect(registry.status('shelf')).toMatchObject({
      reason: 'InvalidIntervalError',
      message:
        'error parsing spec.updateStrategy.registryPoll.interval. Using the default value of 15m0s instead. Error: time: unknown unit " minutes" in duration "10 minutes"',
    });
    expect(registry.state('shelf')).toBe('READY');
    registry.clock.advance(14 * 60_000);
    expect(polled()).toBeUndefined();
    registry.clock.advance(2 * 60_000);
    expect(polled()).toBeDefined();
    expect(registry.status('shelf')['reason']).toBe('InvalidIntervalError');
  });
});
