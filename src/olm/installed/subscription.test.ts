import { describe, expect, it } from 'vitest';
import type { SubscriptionStatus } from '~/kube/models/olm';
import { csvNamesOf, isInstalled, nextCsvOf } from './subscription';

type Case = {
  readonly moment: string;
  readonly status: SubscriptionStatus | undefined;
  readonly names: readonly string[];
  readonly next: string | null;
  readonly installed: boolean;
};

const CASES: readonly Case[] = [
  { moment: 'before OLM looks', status: undefined, names: [], next: null, installed: false },
  {
    moment: 'before the first version is there',
    status: { currentCSV: 'a.v1' },
    names: ['a.v1'],
    next: 'a.v1',
    installed: false,
  },
  {
    moment: 'with the newest version',
    status: { installedCSV: 'a.v1', currentCSV: 'a.v1' },
    names: ['a.v1'],
    next: null,
    installed: true,
  },
  {
    moment: 'during an update',
    status: { installedCSV: 'a.v1', currentCSV: 'a.v2' },
    names: ['a.v1', 'a.v2'],
    next: 'a.v2',
    installed: true,
  },
];

describe('the CSVs that a Subscription names', () => {
  it.each(CASES)('$moment', ({ status, names, next, installed }) => {
    const subscription = status === undefined ? {} : { status };
    expect(csvNamesOf(subscription)).toEqual(names);
    expect(nextCsvOf(subscription)).toBe(next);
    expect(isInstalled(subscription)).toBe(installed);
  });

  it('there are none without a Subscription', () => {
    expect(csvNamesOf(null)).toEqual([]);
    expect(nextCsvOf(null)).toBeNull();
    expect(isInstalled(null)).toBe(false);
  });
});
