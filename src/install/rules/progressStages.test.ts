import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { aFollowed } from '~/test/followed';
import { type Followed, progressOf, stageState } from './progress';

const progressAt = (followed: Partial<Followed>) => progressOf(aFollowed(followed));

const inProgress = aSubscription({
  status: { currentCSV: 'quill.v1.0.0', installPlanRef: { name: 'install-abcde' } },
});

describe('the stages', () => {
  const states = (followed: Partial<Followed>) =>
    (['resolve', 'unpack', 'plan', 'install', 'ready'] as const).map((stage) =>
      stageState(stage, progressAt(followed)),
    );

  it.each<[string, Partial<Followed>, readonly string[]]>([
    ['init container', {}, ['running', 'waiting', 'waiting', 'waiting', 'waiting']],
    [
      'at the approval',
      { subscription: inProgress, plan: anInstallPlan() },
      ['done', 'done', 'needs-approval', 'waiting', 'waiting'],
    ],
    [
      'at a failure',
      { subscription: inProgress, csv: aCsv({ status: { phase: 'Failed' } }) },
      ['done', 'done', 'done', 'done', 'failed'],
    ],
    ['at the end', { csv: aCsv() }, ['done', 'done', 'done', 'done', 'done']],
    ['without Subscription', { subscription: null }, Array(5).fill('waiting')],
  ])('%s', (_, followed, expected) => {
    expect(states(followed)).toEqual(expected);
  });
});

describe('start time of the current state', () => {
  const LATER = '2026-01-01T00:01:00Z';
  const dated = { type: 'ResolutionFailed', status: 'True', lastTransitionTime: LATER };

  it.each<[string, Partial<Followed>, string | null]>([
    [
      'the condition says',
      { subscription: aSubscription({ status: { conditions: [dated] } }) },
      LATER,
    ],
    [
      'the status was last updated, if the condition has no time',
      {
        subscription: aSubscription({
          status: {
            conditions: [{ type: 'BundleUnpacking', status: 'True' }],
            lastUpdated: LATER,
          },
        }),
      },
      LATER,
    ],
    [
      'the phase says',
      { csv: aCsv({ status: { phase: 'Failed', lastTransitionTime: LATER } }) },
      LATER,
    ],
    [
      'the plan failed',
      {
        plan: anInstallPlan({
          status: {
            phase: 'Failed',
            conditions: [{ type: 'Installed', status: 'False', lastTransitionTime: LATER }],
          },
        }),
      },
      LATER,
    ],
    ['no time is known', {}, null],
  ])('%s', (_, followed, expected) => {
    expect(progressAt(followed).since).toBe(expected);
  });
});
