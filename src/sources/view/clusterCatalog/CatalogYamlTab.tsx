import { useT } from '~/i18n';
import { clusterCatalogModel } from '~/kube/models/olmV1';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { storedManifest } from '~/olm/storedManifest';
import { routes } from '~/routes';
import { ManifestPanel } from '~/ui/ManifestPanel';
import type { CatalogDetails } from '~/sources/read/useClusterCatalog';

/** The ClusterCatalog as stored in the cluster. */
export default function CatalogYamlTab({ details: { object, facts } }: Props) {
  const t = useT();
  const manifest = storedManifest(clusterCatalogModel, object);
  const { name } = object.metadata;
  return (
    <ManifestPanel
      name={name}
      manifest={manifest}
      edits={[
        facts.isDefault
          ? { to: routes.newClusterCatalog(name), text: t('Duplicate') }
          : { to: routes.editSource(CLUSTER_SCOPE, name), text: t('Edit') },
      ]}
    />
  );
}

type Props = { readonly details: CatalogDetails };
