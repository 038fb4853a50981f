import { expect, it } from 'vitest';
import { findByPath } from './jsonPath';

const OBJECT = {
  metadata: { labels: { 'app.kubernetes.io/name': 'db' } },
  spec: { names: ['first', 'second'], size: 3 },
  status: {
    conditions: [
      { type: 'Ready', status: 'True', generation: 2 },
      { type: 'Degraded', status: 'False' },
    ],
  },
};

it.each<readonly [string, readonly unknown[]]>([
  ['.spec.size', [3]],
  ['spec.size', [3]],
  ['$.spec.size', [3]],
  ['{.spec.size}', [3]],
  ['.spec.names[0]', ['first']],
  ['.spec.names[-1]', ['second']],
  ['.spec.names[*]', ['first', 'second']],
  ['.spec.names[7]', []],
  ['.status.conditions[?(@.type=="Ready")].status', ['True']],
  [".status.conditions[?(@.type == 'Degraded')].status", ['False']],
  ['.status.conditions[?(@.generation==2)].type', ['Ready']],
  ['.status.conditions[?(@.type=="Other")].status', []],
  [String.raw`.metadata.labels.app\.kubernetes\.io/name`, ['db']],
  ["['metadata']['labels']['app.kubernetes.io/name']", ['db']],
  ['.spec.absent.deeper', []],
])('finds by %s', (path, values) => {
  expect(findByPath(OBJECT, path)).toEqual(values);
});
