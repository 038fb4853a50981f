import { useT } from '~/i18n';
import { clusterCatalogModel } from '~/kube/models/olmV1';
import { listPermission } from '~/kube/permissions';
import { useMissingPermissions } from '~/kube/useMissingPermissions';
import { routes } from '~/routes';
import { LinkButton } from '~/ui/LinkButton';
import { useHasExtensions } from '~/olm/read/extensions/useServesExtensions';

/** A link to create a ClusterCatalog; nothing without OLM v1 or without permission. */
export function CreateClusterCatalog() {
  const t = useT();
  const isServed = useHasExtensions();
  const missing = useMissingPermissions(isServed ? TO_CREATE : []);
  return (
    isServed &&
    missing.length === 0 && (
      <LinkButton variant="secondary" to={routes.newClusterCatalog()}>
        {t('Create ClusterCatalog')}
      </LinkButton>
    )
  );
}

const TO_CREATE = [{ ...listPermission(clusterCatalogModel), verb: 'create' }];
