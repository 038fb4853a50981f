import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import type { Risk } from '~/updates/rules/review/risk';
import { planRisks } from './planReview';

export type KnownRisks = {
  /** The reviewed plans, by ID. */
  readonly risks: ReadonlyMap<string, readonly Risk[]>;
  /** The number of plans in review, if all were requested. */
  readonly left: number;
};

/**
 * The known risks of plans: of the visible rows, or of all.
 * @param areAllWanted reads a bundle and about twelve objects for each plan without a review
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
