import { List, ListItem } from '@patternfly/react-core';
import { Link, type To } from 'react-router';
import { Mono } from '~/ui/Mono';
import { type PackageKey, packageId } from '~/olm/packages/operatorPackage';
import { useT } from '~/i18n';
import { SectionCard } from './SectionCard';

/** The same package in another catalog. */
export type Offer = {
  readonly key: PackageKey;
  readonly catalogDisplayName: string;
  readonly version: string;
};

/** Other catalogs with a package of the same name; empty without any. */
export function OtherOffers({ offers, linkOf }: Props) {
  const t = useT();
  if (offers.length === 0) return null;
  return (
    <SectionCard title={t('Also available from')}>
      <List isPlain>
        {offers.map(({ key, catalogDisplayName, version }) => (
          <ListItem key={packageId(key)}>
            <Link to={linkOf(key)} dir="auto">
              {catalogDisplayName}
            </Link>{' '}
            <Mono title={`${key.catalogNamespace}/${key.catalog}`}>{version}</Mono>
          </ListItem>
        ))}
      </List>
    </SectionCard>
  );
}

type Props = {
  readonly offers: readonly Offer[];
  readonly linkOf: (key: PackageKey) => To;
};
