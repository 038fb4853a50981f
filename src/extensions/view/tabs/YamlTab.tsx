import { useT } from '~/i18n';
import { clusterExtensionModel } from '~/kube/models/olmV1';
import { declaredManifest, storedManifest } from '~/olm/storedManifest';
import { routes } from '~/routes';
import { ManifestPanel } from '~/ui/ManifestPanel';
import type { ExtensionTabProps } from '~/olm/read/extensions/useExtension';
import { YamlFooter } from '~/extensions/view/install/YamlFooter';

/** The ClusterExtension as stored in the cluster. */
export default function YamlTab({ details: { object, extension } }: ExtensionTabProps) {
  const t = useT();
  const manifest = storedManifest(clusterExtensionModel, object);
  const { name } = object.metadata;
  return (
    <ManifestPanel
      name={name}
      manifest={manifest}
      edits={[{ to: routes.clusterExtensionYaml(name), text: t('Edit YAML') }]}
    >
      <YamlFooter
        name={name}
        namespace={extension.namespace ?? ''}
        manifests={[declaredManifest(clusterExtensionModel, object)]}
      />
    </ManifestPanel>
  );
}
