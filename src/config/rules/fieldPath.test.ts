import { describe, expect, it } from 'vitest';
import { TARGET_NAMESPACES_PATH, isDivisor, isEnvFieldPath, isResourceField } from './fieldPath';

describe('a field of the pod (validateObjectFieldSelector)', () => {
  it.each([
    ['metadata.name', true],
    ['status.hostIPs', true],
    [TARGET_NAMESPACES_PATH, true],
    ["metadata.labels['app.kubernetes.io/name']", true],
    ["metadata.annotations['UPPER']", true],
    // Of a volume only, and of none.
    ['metadata.labels', false],
    ['status.phase', false],
    ["metadata.name['a']", false],
    ["metadata.labels['a b']", false],
    ["metadata.labels['']", false],
    ['metadata.labels[a]', false],
    ['spec.containers', false],
  ])('%s: %s', (path, expected) => {
    expect(isEnvFieldPath(path)).toBe(expected);
  });
});

describe('a resource of the container (validateContainerResourceFieldSelector)', () => {
  it.each([
    ['limits.cpu', true],
    ['requests.ephemeral-storage', true],
    ['limits.hugepages-2Mi', true],
    ['limits.hugepages-', false],
    ['cpu', false],
    ['limits.nvidia.com/gpu', false],
  ])('%s: %s', (field, expected) => {
    expect(isResourceField(field)).toBe(expected);
  });

  it.each([
    ['1', 'limits.cpu', true],
    ['1m', 'limits.cpu', true],
    ['0.001', 'limits.cpu', true],
    ['0', 'limits.cpu', true],
    ['1k', 'limits.cpu', false],
    ['1Mi', 'limits.memory', true],
    ['1024Ki', 'limits.memory', true],
    ['1m', 'limits.memory', false],
    ['2', 'limits.memory', false],
    ['one', 'limits.memory', false],
    ['1Gi', 'requests.hugepages-2Mi', true],
  ])('in units of %s of %s: %s', (divisor, field, expected) => {
    expect(isDivisor(divisor, field)).toBe(expected);
  });
});
