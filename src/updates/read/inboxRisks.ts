import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import type { Risk } from '~/updates/rules/review/risk';
import { planRisks } from './planReview';

export type KnownRisks = {
  /** Of the plans that were looked at, by their ids. */
  readonly risks: ReadonlyMap<string, readonly Risk[]>;
  /** Plans that are still being looked at, where all were asked for. */
  readonly left: number;
};

/**
 * The risks of plans as far as they are known: those of the rows that were seen, or of all.
 * @param areAllWanted reads a bundle and a dozen objects for each plan that nobody has looked at yet
 */
export function useKnownRisks(plans: readonly InboxPlan[], areAllWanted: boolean): KnownRisks {
  const { data, left } = useQueries({
    queries: plans.map(({ plan }) => ({ ...planRisks(plan), enabled: areAllWanted })),
    combine: dataAndRest,
  });
  return useMemo(() => {
    const found = plans.flatMap(({ id }, index): [string, readonly Risk[]][] => {
      const risks = data[index];
      return risks === undefined ? [] : [[id, risks]];
    });
    return { risks: new Map(found), left };
  }, [plans, data, left]);
}

function dataAndRest<T>(
  results: readonly { readonly data: T | undefined; readonly isFetching: boolean }[],
) {
  return {
    data: results.map(({ data }) => data),
    left: results.filter((result) => result.data === undefined && result.isFetching).length,
  };
}
