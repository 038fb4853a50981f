import { Button, Flex, FlexItem, Switch, Title } from '@patternfly/react-core';
import { ArrowLeftIcon } from '@patternfly/react-icons';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { useSeveralPackages } from '~/catalog/read/packageDetails';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { showingOnlyDifferences, showsOnlyDifferences } from '~/catalog/rules/detailsInUrl';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { CompareTable } from './CompareTable';
import './compare.css';

/** Up to three packages beside each other, in place of the tiles. */
export function CompareView({ keys, scope, onRemove, onBack }: Props) {
  const t = useT();
  const [query, setQuery] = useUrlQuery();
  const onlyDifferences = showsOnlyDifferences(query);
  const packages = useSeveralPackages(scope, keys);
  return (
    <section className="operator-hub__compare" aria-label={t('Comparison of Operators')}>
      <Flex columnGap={{ default: 'columnGapLg' }}>
        <Button variant="link" isInline icon={<ArrowLeftIcon />} onClick={onBack}>
          {t('Back to the catalog')}
        </Button>
        <Title headingLevel="h2">{t('Compare {{count}} Operators', { count: keys.length })}</Title>
        <FlexItem align={{ default: 'alignRight' }}>
          <Switch
            label={t('Show only differences')}
            isChecked={onlyDifferences}
            onChange={(_, checked) => {
              setQuery((before) => showingOnlyDifferences(before, checked), { replace: true });
            }}
          />
        </FlexItem>
      </Flex>
      <CompareTable
        packages={packages}
        scope={scope}
        onlyDifferences={onlyDifferences}
        onRemove={onRemove}
      />
      {keys.length < 2 && <p>{t('Go back to the catalog to pick another one.')}</p>}
    </section>
  );
}

type Props = {
  readonly keys: readonly PackageKey[];
  readonly scope: NamespaceScope;
  readonly onRemove: (key: PackageKey) => void;
  readonly onBack: () => void;
};
