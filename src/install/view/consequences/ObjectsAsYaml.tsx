import { HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { ManifestYaml } from '~/ui/ManifestYaml';
import { exportedManifests, replacesProjectRequest } from '~/install/rules/exports';
import type { PlannedObject } from '~/install/rules/plannedObjects';
import { useT } from '~/i18n';

/** The objects that are created, as they would be applied, and where that is not quite what this page does. */
export function ObjectsAsYaml({ objects }: { readonly objects: readonly PlannedObject[] }) {
  const t = useT();
  const changed = objects.filter(({ action }) => action === 'change');
  return (
    <>
      <ManifestYaml manifests={exportedManifests(objects)} />
      <HelperText>
        {replacesProjectRequest(objects) && (
          <HelperTextItem>
            {t(
              'This page asks for a project; that request cannot be applied, so a Namespace stands for it. To apply that takes the right to create namespaces.',
            )}
          </HelperTextItem>
        )}
        {changed.map(({ id, kind, name }) => (
          <HelperTextItem key={id}>
            {t('Not in it: the change of {{kind}} {{name}}, which others share.', { kind, name })}
          </HelperTextItem>
        ))}
      </HelperText>
    </>
  );
}
