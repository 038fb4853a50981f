import { useT } from '~/i18n';
import { recordIn } from '~/kube/json';
import { storedManifest } from '~/olm/storedManifest';
import { routes } from '~/routes';
import { ManifestPanel } from '~/ui/ManifestPanel';
import { roundedIntegers } from '~/form/rules/documentFindings';
import { DocumentFindings } from '~/form/view/DocumentFindings';
import type { InstanceTabProps } from '~/operands/view/instanceDetails';

/** The instance as stored in the cluster. */
export default function YamlTab({ details: { api, model, namespace, object } }: InstanceTabProps) {
  const t = useT();
  const manifest = storedManifest(model, object);
  const { name } = object.metadata;
  const rounded = ['spec', 'status'].flatMap((path) =>
    roundedIntegers(recordIn(manifest)[path], { path, lineOf: () => null, isSent: false }),
  );
  return (
    <>
      <DocumentFindings findings={rounded} onLine={() => undefined} />
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
    </>
  );
}
