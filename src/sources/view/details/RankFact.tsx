import { Fact } from '~/ui/package/Fact';
import { useCatalogSourceItems } from '~/sources/read/useCatalogSourceItems';
import { dataOr } from '~/kube/loadable';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { sourceRank } from '~/sources/rules/sourceRank';
import { useT } from '~/i18n';
import { Note } from './Note';

/** Its priority, and what that makes of it among the others (CS-009). */
export function RankFact({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  const items = dataOr(useCatalogSourceItems(item.namespace), null)?.items ?? [];
  const { place, of, after } = sourceRank(item, items);
  return (
    <Fact term={t('Priority')}>
      {String(item.priority)}
      {of > 1 && (
        <Note>
          {after === null
            ? t('The first of {{of}} catalogs that OLM looks into for a dependency.', { of })
            : t(
                'Number {{place}} of {{of}} that OLM looks into for a dependency, after {{name}}.',
                {
                  place,
                  of,
                  name: after.displayName,
                },
              )}
        </Note>
      )}
    </Fact>
  );
}
