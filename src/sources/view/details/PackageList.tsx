import { useMemo } from 'react';
import { Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { KeywordSearch } from '~/ui/KeywordSearch';
import { NoMatch } from '~/ui/lists/NoMatch';
import type { CatalogEntry } from '~/olm/lists/facets';
import { foundPackages } from '~/sources/rules/sourcePackages';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { PackageTable } from './PackageTable';
import { usePackageKeyword } from './usePackageKeyword';

/** The packages of a catalog, to be found by their names. */
export function PackageList({ entries, namespace }: Props) {
  const t = useT();
  const { keyword, onKeyword } = usePackageKeyword();
  const found = useMemo(() => foundPackages(entries, keyword), [entries, keyword]);
  return (
    <>
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
            {found.length === entries.length
              ? t('{{count}} package', { count: entries.length })
              : t('{{found}} of {{total}} packages', {
                  found: found.length,
                  total: entries.length,
                })}
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      {found.length === 0 ? (
        <NoMatch
          title={t('No package of that name')}
          onClear={() => {
            onKeyword('');
          }}
        />
      ) : (
        <PackageTable entries={found} namespace={namespace} />
      )}
    </>
  );
}

type Props = {
  readonly entries: readonly CatalogEntry[];
  /** Where its packages can be installed; `null`: everywhere. */
  readonly namespace: NamespaceScope;
};
