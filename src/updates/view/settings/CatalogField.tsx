import { FormGroup, HelperText, Radio } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { Mono } from '~/ui/Mono';
import { usePackageOffers } from '~/olm/read/packageOffers';
import { packageId } from '~/olm/packages/operatorPackage';
import { type CatalogName, isSameCatalog, originOf } from '~/olm/installed/subscriptionSettings';
import { useT } from '~/i18n';
import type { SettingsFieldProps } from './settingsField';
import type { Subscribed } from '~/updates/view/operator/subscribed';

/** The catalog that updates come from; another one when it offers a package of the same name to this namespace (SU-045). */
export function CatalogField({ settings, current, subscription, onChoose }: Props) {
  const t = useT();
  const offers = usePackageOffers(subscription.metadata.namespace ?? null, {
    catalog: current.name,
    catalogNamespace: current.namespace,
    packageName: originOf(subscription).packageName,
  });
  return (
    <FormGroup isStack role="radiogroup" fieldId="operator-hub-update-catalog" label={t('Catalog')}>
      <CatalogRadio
        source={current}
        title={current.name}
        description={t('The one it follows now')}
        isChecked={isSameCatalog(current, settings.source)}
        onChoose={onChoose}
      />
      {offers.map(({ key, catalogDisplayName, version }) => {
        const source = { name: key.catalog, namespace: key.catalogNamespace };
        return (
          <CatalogRadio
            key={packageId(key)}
            source={source}
            title={catalogDisplayName}
            description={
              <>
                {t('Newest')} <Mono>{version}</Mono> · {key.catalog}
              </>
            }
            isChecked={isSameCatalog(source, settings.source)}
            onChoose={onChoose}
          />
        );
      })}
      {offers.length === 0 && (
        <HelperText>
          <HelperTextItem>
            {t('No other catalog offers this package to this namespace.')}
          </HelperTextItem>
        </HelperText>
      )}
    </FormGroup>
  );
}

type Props = Pick<SettingsFieldProps, 'settings' | 'onChoose'> & {
  readonly subscription: Subscribed['subscription'];
  /** The one of the Subscription. */
  readonly current: CatalogName;
};

function CatalogRadio({ source, title, description, isChecked, onChoose }: RadioProps) {
  return (
    <Radio
      id={`operator-hub-update-catalog-${source.namespace}-${source.name}`}
      name="operator-hub-update-catalog"
      label={title}
      description={description}
      isChecked={isChecked}
      onChange={() => {
        onChoose({ source });
      }}
    />
  );
}

type RadioProps = Pick<SettingsFieldProps, 'onChoose'> & {
  readonly source: CatalogName;
  readonly title: string;
  readonly description: React.ReactNode;
  readonly isChecked: boolean;
};
