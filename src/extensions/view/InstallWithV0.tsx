import { useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import { packageManifestModel } from '~/kube/models/olm';
import { useServed } from '~/kube/useServed';
import { usePackagesNamed } from '~/olm/read/packageOffers';
import { routes } from '~/routes';
import { LinkButton } from '~/ui/LinkButton';

/** A link to the installation by OLM v0 of a package that OLM v1 does not support. Nothing if OLM v0 does not offer it. */
export function InstallWithV0({ packageName }: Props) {
  const isServed = dataOr(useServed(packageManifestModel), false);
  return isServed ? <Offered packageName={packageName} /> : null;
}

type Props = { readonly packageName: string };

function Offered({ packageName }: Props) {
  const t = useT();
  const [first, ...others] = dataOr(usePackagesNamed(null, packageName), []);
  if (first === undefined) return null;
  return (
    <LinkButton
      variant="link"
      isInline
      to={others.length === 0 ? routes.install(null, first.key) : routes.catalog(null, packageName)}
    >
      {t('Install with OLM v0')}
    </LinkButton>
  );
}
