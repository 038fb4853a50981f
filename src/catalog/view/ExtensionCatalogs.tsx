import { Content, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { OF_CLUSTER } from '~/olm/extensions/ofCluster';
import { useExtensionOnlyCatalogs } from '~/olm/read/extensions/useExtensionFits';
import { type NamespaceScope, routes } from '~/routes';
import { ElementList, Sentence } from '~/ui/Sentence';

/** The catalogs whose packages only OLM v1 can install: they are listed on the pages of these catalogs. */
export function ExtensionCatalogs({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  const names = useExtensionOnlyCatalogs(scope);
  if (names.length === 0) return null;
  return (
    <StackItem>
      <Content component="small">
        <Sentence
          text={t('More packages for OLM v1 only: <catalogs/>')}
          parts={{
            catalogs: (
              <ElementList
                elements={names.map((name) => (
                  <Link key={name} to={routes.source(OF_CLUSTER, name, 'packages')}>
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
