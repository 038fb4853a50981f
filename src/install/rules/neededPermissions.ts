import type { Permission } from '~/kube/failure';
import { approvalPermission } from '~/olm/plans/approval';
import { type ClusterFacts, type InstallForm, manualSubscriptions } from './form';
import type { PlannedObject } from './plannedObjects';

/**
 * What the user must be allowed to do for the objects of an installation.
 * Within a project that is yet to be requested the Subscription is not asked for: who requests a project becomes its
 * admin, and may write ConfigMaps and (OLM sees to that) Subscriptions. OperatorGroups it does not (IN-052), so that right is asked for.
 */
export function neededPermissions(objects: readonly PlannedObject[]): readonly Permission[] {
  const created = objects.filter(({ action }) => action === 'create');
  const isRequested = created.some(({ kind }) => kind === 'ProjectRequest');
  return created
    .filter(({ kind, namespace }) => namespace !== '' && !(isRequested && OF_ADMINS.includes(kind)))
    .map(({ model, namespace }) => ({
      verb: 'create',
      group: model.group,
      resource: model.plural,
      ...(namespace === null ? {} : { namespace }),
    }));
}

const OF_ADMINS: readonly string[] = ['Subscription', 'ConfigMap'];

/** What somebody must be allowed to do before OLM installs anything: IN-046 with Manual, IN-019 beside Manual ones. */
export function approverPermissions(form: InstallForm, facts: ClusterFacts): readonly Permission[] {
  const { approval, namespace } = form;
  const waits = approval === 'Manual' || manualSubscriptions(namespace, facts).length > 0;
  return waits && namespace !== '' ? [approvalPermission(namespace)] : [];
}
