import { Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { KeywordSearch } from '~/ui/KeywordSearch';
import { useUrlQuery, withParam } from '~/ui/useUrlQuery';

/** The search field for the packages of a catalog, with the number of results. */
export function PackageSearch({ keyword, onKeyword, found, total }: Props) {
  const t = useT();
  return (
    <Toolbar inset={{ default: 'insetNone' }}>
      <ToolbarContent>
        <ToolbarItem>
          <KeywordSearch
            label={t('Find packages')}
            placeholder={t('Find packages')}
            keyword={keyword}
            onKeyword={onKeyword}
          />
        </ToolbarItem>
        <ToolbarItem alignSelf="center" role="status">
          {found === total
            ? t('{{count}} package', { count: total })
            : t('{{found}} of {{total}} packages', { found, total })}
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
  );
}

type Props = ReturnType<typeof usePackageKeyword> & {
  readonly found: number;
  readonly total: number;
};

/** The search of the packages, from the URL. */
export function usePackageKeyword() {
  const [params, change] = useUrlQuery();
  return {
    keyword: params.get(KEYWORD) ?? '',
    onKeyword: (keyword: string) => {
      const edit = withParam(KEYWORD, keyword === '' ? null : keyword);
      change(edit, { replace: true, isTyped: true });
    },
  };
}

const KEYWORD = 'keyword';
