import { describe, expect, it } from 'vitest';
import { findFirst, parseJsonPath } from './jsonPath';

const OBJECT = {
  metadata: { name: 'main', labels: { 'app.kubernetes.io/name': 'kafka', team: 'a' } },
  spec: { replicas: 3, list: [1, 2, 3, 4], none: null },
  status: {
    conditions: [
      { type: 'Synced', status: 'False', count: 2 },
      { type: 'Ready', status: 'True', count: 5 },
    ],
    nodes: { b: { pods: 2 }, a: { pods: 7 } },
  },
};

describe('a JSONPath', () => {
  it.each([
    ['.spec.replicas', 3],
    ['spec.replicas', 3],
    ['{.spec.replicas}', 3],
    ['$.spec.replicas', 3],
    [".metadata.labels['app.kubernetes.io/name']", 'kafka'],
    [String.raw`.metadata.labels.app\.kubernetes\.io/name`, 'kafka'],
    ['.metadata.labels["team"]', 'a'],
    ['.spec.list[0]', 1],
    ['.spec.list[-1]', 4],
    ['.spec.list[-1:]', 4],
    ['.spec.list[1:3]', 2],
    ['.spec.list[::2]', 1],
    ['.spec.list[*]', 1],
    ['.spec.list[9]', undefined],
    ['.spec.list', [1, 2, 3, 4]],
    ['.spec.none', null],
    ['.status.conditions[?(@.type=="Ready")].status', 'True'],
    [`.status.conditions[?(@.type=='Ready')].status`, 'True'],
    ['.status.conditions[?(@.type == "Ready")].status', 'True'],
    ['.status.conditions[?(@.type!="Synced")].type', 'Ready'],
    ['.status.conditions[?(@.count>2)].type', 'Ready'],
    ['.status.conditions[?(@.count<=2)].type', 'Synced'],
    ['.status.conditions[?(@.type>"Ready")].type', 'Synced'],
    ['.status.conditions[?(@.reason)].type', undefined],
    ['.status.conditions[?(@.count)].type', 'Synced'],
    ['.status.conditions[?(@.type=="Gone")].status', undefined],
    ['.status..pods', 2],
    ['.status.nodes.*.pods', 2],
    ['.constructor', undefined],
    ['.metadata.__proto__', undefined],
    ['.a.b.c.d', undefined],
  ])('%s finds %j', (path, expected) => {
    const steps = parseJsonPath(path);
    expect(steps === null ? 'unreadable' : findFirst(steps, OBJECT)).toEqual(expected);
  });

  it.each([
    '.spec[',
    '.a + .b',
    '.a[?(@.b',
    '.a[0:1:0]',
    '.a[]',
    `.${'a'.repeat(2000)}`,
    '.a[?(1 ? 2)]',
  ])('%s cannot be read', (path) => {
    expect(parseJsonPath(path)).toBeNull();
  });
});
