import { expect, it } from 'vitest';
import type { OperatorCondition } from '~/kube/models/olm';
import { blockingValues } from './blockingCondition';

const says = (status: string) => ({
  type: 'Upgradeable',
  status,
  reason: 'CrossingUnderWay',
  message: 'a crossing is half done',
});

const condition = (spec: object, more: object = {}) => ({
  metadata: { name: 'quill.v1.0.0', namespace: 'team-a', generation: 2 },
  spec,
  ...more,
});

it.each<[string, readonly OperatorCondition[] | null, object | null]>([
  [
    'the Operator’s message',
    [condition({ conditions: [says('False')] })],
    { conclusion: 'held', layers: [{ source: 'spec', condition: says('False') }] },
  ],
  [
    'only the administrator’s message (OC-004)',
    [condition({ conditions: [says('True')], overrides: [says('False')] })],
    { conclusion: 'override-holds', layers: [{ source: 'override' }, { source: 'spec' }] },
  ],
  [
    'the status of older ones (OC-010)',
    [condition({}, { status: { conditions: [says('False')] } })],
    { conclusion: 'held', layers: [{ source: 'status' }] },
  ],
  ['nothing, if it allows the update', [condition({ conditions: [says('True')] })], null],
  ['nothing, of another type (OC-002)', [condition({ conditions: [{ type: 'Ready' }] })], null],
  ['nothing, if conditions could not be read', null, null],
])('why an update is blocked (OC-006): %s', (_, conditions, expected) => {
  const found = blockingValues({ conditions });
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});
