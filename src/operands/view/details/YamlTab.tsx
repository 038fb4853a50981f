import { useT } from '~/i18n';
import { storedManifest } from '~/olm/storedManifest';
import { routes } from '~/routes';
import { ManifestPanel } from '~/ui/ManifestPanel';
import type { InstanceTabProps } from '~/operands/view/instanceTab';

/** The instance as stored in the cluster. */
export function YamlTab({ details: { api, model, namespace, object } }: InstanceTabProps) {
  const t = useT();
  const manifest = storedManifest(model, object);
  const { name } = object.metadata;
  return (
    <ManifestPanel
      name={name}
      manifest={manifest}
      edits={[
        {
          to: routes.editInstance({ api: api.name, namespace, name }, 'yaml'),
          text: t('Edit YAML'),
        },
      ]}
    />
  );
}
