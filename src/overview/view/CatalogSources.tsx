import {
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  List,
  ListItem,
  Skeleton,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { useCatalogsOverview } from '~/overview/read/useCatalogsOverview';
import type { CatalogsOverview, DownCatalog } from '~/overview/rules/catalogsOverview';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import './overview.css';

/** Whether OLM can read the catalogs: with one that is down, nothing that needs it is updated. */
export function CatalogSources() {
  const t = useT();
  const overview = useCatalogsOverview();
  const title = t('Catalog sources');
  return (
    <Card>
      <CardHeader
        actions={{
          actions: <Link to={routes.sources(null)}>{t('View all')}</Link>,
          hasNoOffset: true,
        }}
      >
        <CardTitle component="h2">{title}</CardTitle>
      </CardHeader>
      <CardBody>
        <LoadableView of={overview} what={title} skeleton={<Skeleton height="6rem" />}>
          {(found) =>
            found.total === 0 ? (
              t('There are none: OLM has nothing to install from.')
            ) : (
              <Stack hasGutter>
                <StackItem>
                  <Counts counts={found.counts} />
                </StackItem>
                {found.down.length > 0 && (
                  <StackItem>
                    <DownCatalogs catalogs={found.down} />
                  </StackItem>
                )}
              </Stack>
            )
          }
        </LoadableView>
      </CardBody>
    </Card>
  );
}

function Counts({ counts }: Pick<CatalogsOverview, 'counts'>) {
  const t = useT();
  const rows = [
    [t('Healthy'), counts.ready],
    [t('Connecting'), counts.connecting],
    [t('Down'), counts.down],
  ] as const;
  return (
    <DescriptionList isHorizontal isCompact>
      {rows.map(([term, count]) => (
        <DescriptionListGroup key={term}>
          <DescriptionListTerm>{term}</DescriptionListTerm>
          <DescriptionListDescription>{t.number(count)}</DescriptionListDescription>
        </DescriptionListGroup>
      ))}
    </DescriptionList>
  );
}

function DownCatalogs({ catalogs }: { readonly catalogs: readonly DownCatalog[] }) {
  const t = useT();
  return (
    <List isPlain isBordered aria-label={t('Catalogs that OLM cannot read')}>
      {catalogs.map(({ id, namespace, name, displayName, observed, dependents }) => (
        <ListItem key={id}>
          <div className="operator-hub__overview-name">
            <Link to={routes.source(namespace, name)} dir="auto">
              {displayName}
            </Link>{' '}
            {observed}
          </div>
          <div className="operator-hub__overview-namespace">
            {dependents === 0
              ? t('No installed Operator needs it.')
              : t('{{count}} installed Operator gets updates from it.', { count: dependents })}
          </div>
        </ListItem>
      ))}
    </List>
  );
}
