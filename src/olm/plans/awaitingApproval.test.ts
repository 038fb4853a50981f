import { describe, expect, it } from 'vitest';
import { aSubscription, anInstallPlan } from '~/test/builders';
import { awaitingApproval } from './awaitingApproval';

const complete = { phase: 'Complete' };

describe('awaitingApproval', () => {
  it.each([
    ['a pending one', [anInstallPlan()], ['install-abcde']],
    ['no finished one', [anInstallPlan({ status: complete })], []],
    [
      'none that a newer one of the namespace superseded',
      [anInstallPlan(), anInstallPlan({ name: 'install-2', spec: { generation: 2 } })],
      ['install-2'],
    ],
    [
      'one of each namespace',
      [anInstallPlan(), anInstallPlan({ namespace: 'team-b', spec: { generation: 2 } })],
      ['install-abcde', 'install-abcde'],
    ],
  ])('returns %s', (_, plans, expected) => {
    expect(awaitingApproval(plans, [aSubscription()]).map(({ name }) => name)).toEqual(expected);
  });
});
