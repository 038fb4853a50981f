import { expect, it } from 'vitest';
import { planDifference } from './planDifference';
import type { PlanChange } from '~/olm/plans/reviewedPlan';

const to = (operator: string, version: string, subscription: string | null = null): PlanChange => ({
  csvName: `${operator}.v${version}`,
  operator,
  to: version,
  from: '0.1.0',
  subscription,
});

it.each([
  ['nothing', [to('quill', '1.0.0')], [to('quill', '1.0.0')], {}],
  [
    'one more',
    [to('quill', '1.0.0')],
    [to('quill', '1.0.0'), to('ink', '2.0.0')],
    { added: 'ink' },
  ],
  [
    'one less',
    [to('quill', '1.0.0'), to('ink', '2.0.0')],
    [to('ink', '2.0.0')],
    { dropped: 'quill' },
  ],
  [
    'another version',
    [to('quill', '1.0.0')],
    [to('quill', '1.1.0', 'quill')],
    { redirected: '1.0.0 1.1.0' },
  ],
  [
    'the same Subscription under another name',
    [to('quill', '1.0.0', 'pens')],
    [to('feather', '1.1.0', 'pens')],
    { redirected: '1.0.0 1.1.0' },
  ],
] as const)('a plan differs from the one before in %s', (_, before, now, expected) => {
  const { added, dropped, redirected } = planDifference({ changes: before }, { changes: now });
  expect({
    added: added.map(({ operator }) => operator).join(),
    dropped: dropped.map(({ operator }) => operator).join(),
    redirected: redirected.map((one) => `${one.before.to} ${one.now.to}`).join(),
  }).toEqual({ added: '', dropped: '', redirected: '', ...expected });
});
