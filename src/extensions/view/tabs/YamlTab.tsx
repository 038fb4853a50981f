import { useT } from '~/i18n';
import { clusterExtensionModel } from '~/kube/models/clusterExtension';
import { storedManifest } from '~/olm/storedManifest';
import { routes } from '~/routes';
import { ManifestPanel } from '~/ui/ManifestPanel';
import type { ExtensionTabProps } from '~/extensions/view/extensionTab';

/** The ClusterExtension as stored in the cluster. */
export function YamlTab({ details: { object } }: ExtensionTabProps) {
  const t = useT();
  const manifest = storedManifest(clusterExtensionModel, object);
  const { name } = object.metadata;
  return (
    <ManifestPanel
      name={name}
      manifest={manifest}
      edits={[{ to: routes.clusterExtensionYaml(name), text: t('Edit YAML') }]}
    />
  );
}
