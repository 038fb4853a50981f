import { queryOptions, useQuery } from '@tanstack/react-query';
import { reviewAccess } from './request';
import type { Right } from './failure';
import type { Loadable } from './loadable';
import { fromQuery } from './fromQuery';
import { RIGHTS_FRESH } from './queryClient';

/** Begins the keys of all questions for rights. */
export const ACCESS = ['access'] as const;

/** Whether the user may do something. The answer of the server when it is done is what counts. */
export function useCan(right: Right): Loadable<boolean> {
  return fromQuery(useQuery(accessReview(right)));
}

/** The question as a query, for those who ask several at once. */
export function accessReview(right: Right) {
  return queryOptions({
    queryKey: [...ACCESS, right],
    queryFn: ({ signal }) => reviewAccess(right, signal),
    staleTime: RIGHTS_FRESH,
  });
}
