import { useMemo } from 'react';
import { Content, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { type Loadable, dataOr } from '~/kube/loadable';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import { useExtensionOnlyCatalogs } from '~/olm/read/extensions/useExtensionFits';
import { type NamespaceScope, routes } from '~/routes';
import { ElementList, Sentence } from '~/ui/Sentence';

/** The catalogs whose packages only OLM v1 can install: they are listed on the pages of these catalogs. */
export function ExtensionCatalogs({ scope, entries }: Props) {
  const t = useT();
  const shown = useMemo(
    () => new Set(dataOr(entries, NONE).map(({ item }) => item.key.packageName)),
    [entries],
  );
  const names = useExtensionOnlyCatalogs(scope, shown);
  if (names.length === 0) return null;
  return (
    <StackItem>
      <Content component="small">
        <Sentence
          text={t('Catalogs for OLM v1 only: <catalogs/>')}
          parts={{
            catalogs: (
              <ElementList
                elements={names.map((name) => (
                  <Link key={name} to={routes.source(CLUSTER_SCOPE, name, 'packages')}>
                    {name}
                  </Link>
                ))}
              />
            ),
          }}
        />
      </Content>
    </StackItem>
  );
}

type Props = {
  readonly scope: NamespaceScope;
  /** The packages on the page. */
  readonly entries: Loadable<readonly CatalogEntry[]>;
};

const NONE: readonly CatalogEntry[] = [];
