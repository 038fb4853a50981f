import { expect, it } from 'vitest';
import { applyPatch } from 'rfc6902';
import { aSubscription } from '~/test/builders';
import { automaticUpdatesOf } from './automaticUpdates';

const SPEC = { name: 'quill', source: 's', sourceNamespace: 'n' };
const read = aSubscription({ spec: { ...SPEC, installPlanApproval: 'Manual' } });

it.each([
  ['unchanged since it was read', read, [null, null, null], 'Automatic'],
  [
    're-created',
    { ...read, metadata: { ...read.metadata, uid: 'another' } },
    ['TestError', null, null],
    null,
  ],
  [
    'changed by another user',
    aSubscription({ spec: { ...SPEC, installPlanApproval: 'Automatic' } }),
    [null, 'TestError', null],
    null,
  ],
])('changes only a Subscription that is %s', (_, stored, errors, expected) => {
  const target = structuredClone(stored);
  const outcome = applyPatch(target, [...automaticUpdatesOf(read)]);
  expect(outcome.map((error) => error?.name ?? null)).toEqual(errors);
  // The server applies all operations or none.
  if (expected !== null) expect(target.spec?.installPlanApproval).toBe(expected);
});
