import { exportedManifests } from '~/install/rules/exports';
import type { PlannedInstall } from '~/install/rules/plannedInstall';
import type { PlannedObject } from '~/install/rules/plannedObjects';
import { watchedNamespaces } from '~/olm/namespaces/operatorGroupTargets';
import { ExportMenu } from '~/ui/ExportMenu';

/** Other uses of the objects. */
export function ExportFooter({ objects, plan: { form, offered, facts } }: Props) {
  const isNamed = objects.every(({ name, namespace }) => name !== '' && namespace !== '');
  // OG-004: an OperatorGroup without targets would apply to all namespaces.
  const isComplete = isNamed && watchedNamespaces(form).length > 0;
  return (
    <ExportMenu
      // The copied text is outdated after a change.
      key={form.namespace}
      exported={{
        packageName: offered.key.packageName,
        namespace: form.namespace,
        client: facts.areProjects ? 'oc' : 'kubectl',
      }}
      manifests={exportedManifests(objects)}
      isDisabled={!isComplete}
    />
  );
}

type Props = { readonly objects: readonly PlannedObject[]; readonly plan: PlannedInstall };
