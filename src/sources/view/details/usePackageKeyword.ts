import { useUrlQuery } from '~/ui/useUrlQuery';

/** What is looked for among the packages; it stands in the address. */
export function usePackageKeyword() {
  const [params, change] = useUrlQuery();
  return {
    keyword: params.get(KEYWORD) ?? '',
    onKeyword: (keyword: string) => {
      change(
        (before) => {
          if (keyword === '') before.delete(KEYWORD);
          else before.set(KEYWORD, keyword);
          return before;
        },
        { replace: true, isTyped: true },
      );
    },
  };
}

const KEYWORD = 'keyword';
