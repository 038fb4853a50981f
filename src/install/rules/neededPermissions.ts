import type { Permission } from '~/kube/failure';
import { textIn } from '~/kube/json';
import type { OperatorGroup } from '~/kube/models/olm';
import { selectorText } from '~/olm/labelSelector';
import { groupsIn, targetsOf, watchedNamespaces } from '~/olm/namespaces/operatorGroupTargets';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { visibleApis } from '~/olm/packages/parseApis';
import { approvalPermission } from '~/olm/plans/approval';
import { channelOf, type ClusterFacts, type InstallForm, manualSubscriptions } from './form';
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

/** The namespaces that the Operator will watch. */
export type WatchedScope =
  /** Includes later namespaces. */
  | { readonly kind: 'all' }
  | { readonly kind: 'list'; readonly namespaces: readonly string[] }
  /** A label selector, so that the result changes with the labels. `namespaces`: the current ones. */
  | {
      readonly kind: 'selected';
      readonly namespaces: readonly string[];
      readonly selector: string;
    };

/** The scope of an installation, as far as it is known before OLM resolves it. */
export type PermissionScope = {
  /** The namespace of the Operator's pod and service account. */
  readonly namespace: string;
  readonly watched: WatchedScope;
  /** The existing OperatorGroup that determines the scope; `null`: the form does. */
  readonly group: string | null;
  /** The service account that limits the Operator's permissions (OG-025); `null`: none. */
  readonly serviceAccount: string | null;
  /** The kinds that users of the watched namespaces get access to (IN-037, OG-017). */
  readonly kinds: readonly string[];
};

/** `null`: no namespace selected, or contradictory OperatorGroups. */
export function permissionScope(
  form: InstallForm,
  offered: OperatorPackage,
  facts: Pick<ClusterFacts, 'operatorGroups'>,
): PermissionScope | null {
  const { namespace } = form;
  const [group, ...others] = groupsIn(namespace, facts.operatorGroups);
  const watched = group === undefined ? chosenScope(form) : groupScope(group);
  if (namespace === '' || others.length > 0 || watched === null) return null;
  const channel = channelOf(form, offered);
  return {
    namespace,
    watched,
    group: group?.metadata.name ?? null,
    serviceAccount: textIn(
      group === undefined ? form.serviceAccount : group.spec?.serviceAccountName,
    ),
    kinds: channel === null ? [] : [...new Set(visibleApis(channel).map(({ kind }) => kind))],
  };
}

function chosenScope(form: InstallForm): WatchedScope | null {
  const namespaces = watchedNamespaces(form);
  if (namespaces.includes('')) return { kind: 'all' };
  return namespaces.length === 0 ? null : { kind: 'list', namespaces };
}

/** OG-003, OG-004, OG-006: as in `targetsOf`. */
function groupScope(group: OperatorGroup): WatchedScope {
  const namespaces = targetsOf(group);
  if (namespaces.includes('')) return { kind: 'all' };
  const isListed = (group.spec?.targetNamespaces ?? []).length > 0;
  if (isListed) return { kind: 'list', namespaces };
  return { kind: 'selected', namespaces, selector: selectorText(group.spec?.selector) };
}
