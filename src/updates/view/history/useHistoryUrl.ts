import { useUrlQuery } from '~/ui/useUrlQuery';
import type { PastPlanFilter } from '~/updates/rules/pastPlanFilter';
import { type PlanState, isPlanState } from '~/olm/plans/reviewedPlan';

/** What is looked for in the history, in the URL. */
export function useHistoryUrl(): readonly [PastPlanFilter, (next: PastPlanFilter) => void] {
  const [query, change] = useUrlQuery();
  const filter = { keyword: query.get('find') ?? '', state: stateIn(query.get('state')) };
  const set = ({ keyword, state }: PastPlanFilter) => {
    change(
      (before) => {
        const after = new URLSearchParams(before);
        put(after, 'find', keyword);
        put(after, 'state', state ?? '');
        return after;
      },
      { replace: true, isTyped: keyword !== filter.keyword },
    );
  };
  return [filter, set];
}

function stateIn(text: string | null): PlanState['kind'] | null {
  return text !== null && isPlanState(text) ? text : null;
}

function put(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name);
  else query.set(name, value);
}
