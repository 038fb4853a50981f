import { useUrlQuery } from '~/ui/useUrlQuery';
import type { RuleFilter } from '~/operator/rules/accountAccess';

/** The search in the rules; the address keeps it. */
export function useRuleFilter() {
  const [params, setParams] = useUrlQuery();
  const filter: RuleFilter = {
    keyword: params.get(KEYWORD) ?? '',
    danger: params.get(DANGER),
  };
  return {
    filter,
    search: (keyword: string) => {
      setParams((before) => changed(before, KEYWORD, keyword), { replace: true, isTyped: true });
    },
    /** `null`: all rules. */
    choose: (danger: string | null) => {
      setParams((before) => changed(before, DANGER, danger ?? ''), { replace: true });
    },
    clear: () => {
      setParams((before) => changed(changed(before, KEYWORD, ''), DANGER, ''), { replace: true });
    },
  };
}

const KEYWORD = 'rule';
const DANGER = 'danger';

function changed(before: URLSearchParams, key: string, value: string): URLSearchParams {
  const query = new URLSearchParams(before);
  if (value === '') query.delete(key);
  else query.set(key, value);
  return query;
}
