import { jsonIn, recordIn } from '~/kube/json';
import { admissionPolicyBindingModel, admissionPolicyModel } from '~/kube/models/admission';
import type { Stored } from '~/kube/models/meta';
import { namespaceModel } from '~/kube/models/namespace';
import { operatorGroupModel } from '~/kube/models/olm';
import { roleBindingModel, roleModel } from '~/kube/models/rbac';
import { type ClusterCall, objectOf } from '~/olm/calls/clusterCall';
import { newOperatorGroup } from '~/olm/namespaces/newOperatorGroup';
import { scopedAccount } from '~/olm/permissions/baseRules';
import { grantName, type Subject } from '~/olm/permissions/grantManifests';
import {
  editBinding,
  type InstallGrant,
  installPolicy,
  installRoles,
} from '~/olm/permissions/installGrant';
import { wordsIn } from './groupEdit';

/** A namespace in which a team installs Operators. */
export type Team = {
  readonly namespace: string;
  /** Who gets permission to install; `null`: nobody yet. */
  readonly subject: Subject | null;
  /** They can also create instances and all other resources that the ClusterRole `edit` includes. */
  readonly canEdit: boolean;
  /** OLM installs with a new ServiceAccount, not with its own permissions. */
  readonly isScoped: boolean;
  /** What the team can install; `null`: all packages. */
  readonly limit: Pick<InstallGrant, 'packages' | 'catalog'> | null;
  /** The namespace exists with an OperatorGroup, which remains unchanged. */
  readonly hasGroup: boolean;
  /** Where its pods run. */
  readonly placement: Placement;
};

/** The texts of annotations of the namespace. Empty: none; `null`: not readable. */
export type Placement = {
  readonly nodeSelector: string | null;
  /** JSON. */
  readonly tolerations: string | null;
};

/**
 * @param nodeSelector labels as `key=value`, separated by commas
 * @param tolerations a list in JSON (Kubernetes, PodTolerationRestriction)
 */
export function placementIn(nodeSelector: string, tolerations: string): Placement {
  const labels = wordsIn(nodeSelector);
  const list = jsonIn(tolerations);
  const isList = Array.isArray(list) && list.every((one) => Object.keys(recordIn(one)).length > 0);
  return {
    nodeSelector: labels.every((label) => /^[^=]+=[^=]*$/.test(label)) ? labels.join(',') : null,
    tolerations: tolerations.trim() === '' || isList ? tolerations.trim() : null,
  };
}

/** Creates the namespace with its OperatorGroup, and the permission of the team to install. */
export function teamCalls(team: Team): readonly ClusterCall[] {
  const { namespace, subject, hasGroup, placement } = team;
  const annotations = annotationsFor(placement);
  if (namespace === '' || annotations === null) return [];
  const isPlaced = Object.keys(annotations).length > 0;
  const metadata = { name: namespace, ...(isPlaced && { annotations }) };
  const place = { apiVersion: 'v1', kind: namespaceModel.kind, metadata };
  return [
    // An existing one must have these annotations.
    ...(hasGroup && !isPlaced
      ? []
      : [{ kind: 'create' as const, model: namespaceModel, manifest: place }]),
    ...(hasGroup ? [] : groupCalls(team)),
    ...(subject === null ? [] : installCalls(team, subject)),
  ];
}

/** `null`: not readable. */
function annotationsFor({ nodeSelector, tolerations }: Placement) {
  if (nodeSelector === null || tolerations === null) return null;
  return {
    ...(nodeSelector !== '' && { 'openshift.io/node-selector': nodeSelector }),
    ...(tolerations !== '' && { 'scheduler.alpha.kubernetes.io/defaultTolerations': tolerations }),
  };
}

/** OG-030: a new ServiceAccount gets the permissions of every installation. */
function groupCalls({ namespace, isScoped }: Team): readonly ClusterCall[] {
  const account = { namespace, name: 'operator-installer' };
  const group = newOperatorGroup({
    mode: 'OwnNamespace',
    namespace,
    targets: [],
    serviceAccount: isScoped ? account.name : '',
    upgradeStrategy: 'Default',
  });
  const scoped = isScoped ? scopedAccount(account) : [];
  return [
    ...scoped.map((one) => ({ kind: 'create' as const, ...one })),
    { kind: 'create', model: operatorGroupModel, manifest: group },
  ];
}

/** A policy is cluster-scoped, so that its name contains the namespace. */
function installCalls(
  { namespace, canEdit, limit }: Team,
  subject: Subject,
): readonly ClusterCall[] {
  const [role, ...bindings] = [
    ...installRoles(namespace, subject),
    ...(canEdit ? [editBinding(namespace, subject)] : []),
  ] as const;
  return [
    { kind: 'create', model: roleModel, manifest: role },
    ...bindings.map((manifest) => ({ kind: 'create' as const, model: roleBindingModel, manifest })),
    ...(limit === null ? [] : policyCalls({ ...limit, subject, namespaces: [namespace] })),
  ];
}

function policyCalls(grant: InstallGrant): readonly ClusterCall[] {
  const name = [grantName(grant.subject), 'install', ...grant.namespaces].join('-');
  const [policy, binding] = installPolicy(grant, name);
  return [
    { kind: 'create', model: admissionPolicyModel, manifest: policy },
    { kind: 'create', model: admissionPolicyBindingModel, manifest: binding },
  ];
}

/** Deletes what a call created, and no other object of that name. */
export function undoCall(call: ClusterCall, { metadata }: Stored<string>): ClusterCall {
  return { kind: 'delete', model: call.model, object: objectOf(call), uid: metadata.uid ?? null };
}
