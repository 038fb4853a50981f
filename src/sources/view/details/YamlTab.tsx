import { Stack, StackItem } from '@patternfly/react-core';
import { ManifestPanel } from '~/ui/ManifestPanel';
import { Notice } from '~/ui/Notice';
import { storedSource } from '~/sources/rules/sourceObjects';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { SourceTabProps } from './sourceDetails';

/** The live CatalogSource as YAML. */
export default function YamlTab({ details: { item, source } }: SourceTabProps) {
  const t = useT();
  const { namespace, name, origin } = item;
  const manifest = storedSource(source);
  const isDefault = origin.kind === 'default';
  const edit = isDefault
    ? {
        to: routes.newSource(namespace, { namespace, name }),
        text: t('Duplicate'),
      }
    : { to: routes.editSource(namespace, name), text: t('Edit CatalogSource') };
  return (
    <Stack hasGutter>
      {isDefault && (
        <StackItem>
          <Notice variant="info" title={t('Default catalogs cannot be edited')}>
            {t(
              'The Marketplace Operator reverts changes to default catalogs. To customize a default catalog, duplicate it.',
            )}
          </Notice>
        </StackItem>
      )}
      <StackItem>
        <ManifestPanel name={name} manifest={manifest} edits={[edit]} />
      </StackItem>
    </Stack>
  );
}
