import { useFlag } from '@openshift-console/dynamic-plugin-sdk';
import { useT } from '~/i18n';
import type { EdgeSource } from '~/olm/paths/edgeSource';
import { routes } from '~/routes';
import { LinkButton } from '~/ui/LinkButton';

/** The way to the installation by OLM v1, where a ClusterCatalog has the same packages. It asks for nothing itself. */
export function InstallExtensionLink({ edges, packageName }: Props) {
  const t = useT();
  const isServed = useFlag('OPERATOR_HUB_OLM_V1');
  return (
    isServed &&
    'catalog' in edges && (
      <LinkButton variant="link" to={routes.installExtension(edges.catalog, packageName)}>
        {t('Install with OLM v1')}
      </LinkButton>
    )
  );
}

type Props = {
  /** Where the package's update paths come from. */
  readonly edges: EdgeSource;
  readonly packageName: string;
};
