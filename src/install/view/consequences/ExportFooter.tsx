import { watchedNamespaces } from '~/olm/namespaces/operatorGroupFit';
import type { PlannedInstall } from '~/install/rules/plannedInstall';
import type { PlannedObject } from '~/install/rules/plannedObjects';
import { ExportActions } from './ExportActions';

/** What one can do with the objects besides creating them here. */
export function ExportFooter({ objects, plan: { form, offered, facts } }: Props) {
  const isNamed = objects.every(({ name, namespace }) => name !== '' && namespace !== '');
  // OG-004: an OperatorGroup for none would be one for all namespaces.
  const isComplete = isNamed && watchedNamespaces(form).length > 0;
  return (
    <ExportActions
      // What was copied is no longer what is shown.
      key={form.namespace}
      objects={objects}
      packageName={offered.key.packageName}
      client={facts.areProjects ? 'oc' : 'kubectl'}
      isComplete={isComplete}
    />
  );
}

type Props = { readonly objects: readonly PlannedObject[]; readonly plan: PlannedInstall };
