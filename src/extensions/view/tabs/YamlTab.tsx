import { Stack, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { clusterExtensionModel } from '~/kube/models/clusterExtension';
import { storedManifest } from '~/olm/storedManifest';
import { routes } from '~/routes';
import { ManifestActions } from '~/ui/ManifestActions';
import { ManifestText } from '~/ui/ManifestText';
import type { ExtensionTabProps } from '~/extensions/view/extensionTab';

/** The ClusterExtension as the cluster stores it, to read and to copy. */
export function YamlTab({ details: { object } }: ExtensionTabProps) {
  const t = useT();
  const manifest = storedManifest(clusterExtensionModel, object);
  const { name } = object.metadata;
  return (
    <Stack hasGutter>
      <StackItem>
        <ManifestActions
          name={name}
          manifest={manifest}
          edits={[{ to: routes.clusterExtensionYaml(name), text: t('Edit YAML') }]}
        />
      </StackItem>
      <StackItem>
        <ManifestText manifests={[manifest]} />
      </StackItem>
    </Stack>
  );
}
