import type { Permission } from '~/kube/failure';
import { approvalPermission } from '~/olm/plans/approval';
import { type ClusterFacts, type InstallForm, manualSubscriptions } from './form';
import type { PlannedObject } from './plannedObjects';

/**
 * The permissions for the objects of an installation. In a requested project, the Subscription needs none: the
 * requester becomes its admin, who can write ConfigMaps and, because of OLM, Subscriptions, but not OperatorGroups
 * (IN-052).
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

/** The permissions to approve the installation: IN-046 with Manual, IN-019 beside Manual ones. */
export function approverPermissions(form: InstallForm, facts: ClusterFacts): readonly Permission[] {
  const { approval, namespace } = form;
  const waits = approval === 'Manual' || manualSubscriptions(namespace, facts).length > 0;
  return waits && namespace !== '' ? [approvalPermission(namespace)] : [];
}
