import { dataOr, type Loadable } from '~/kube/loadable';
import { clusterExtensionModel } from '~/kube/models/olmV1';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel } from '~/kube/models/namespace';
import { type ClusterCall, callId } from '~/olm/calls/clusterCall';
import { ownerIn } from '~/olm/extensions/ownerLabels';
import { type NamespaceContent, othersIn } from '~/olm/namespaces/namespaceContents';
import type { PlaceContents } from './inventory';
import { inStageOrder, type RemovalStage, type RemovalStep } from '~/remove/rules/run/removalStep';
import type { OperandList } from './operands';

/** The objects that are deleted with an extension, and those that can be. */
export type ExtensionParts = {
  readonly name: string;
  readonly uid: string | null;
  /** OLM created resources for it. */
  readonly isApplied: boolean;
  /** The CustomResourceDefinitions with its name as owner, with their objects. */
  readonly apis: readonly ExtensionApi[];
  /** Objects that exist only for its installation. */
  readonly installers: readonly InstallerObject[];
  /** A namespace that was not created for the extension, so that it remains; `null`: none. */
  readonly keptNamespace: string | null;
  /** The ServiceAccount, which remains because other extensions use it; `null`: none. */
  readonly keptAccount: { readonly name: string; readonly users: readonly string[] } | null;
  /** The namespace that OLM created, and deletes with the extension; `null`: none. */
  readonly managedNamespace: Loadable<ManagedNamespace | null>;
};

export type ManagedNamespace = {
  readonly name: string;
  readonly uid: string | null;
  readonly contents: Loadable<PlaceContents>;
};

/** The resources in a namespace that neither the extension nor the platform created. */
export function othersOf(extension: string, { found }: PlaceContents): readonly NamespaceContent[] {
  const ours = found.filter(({ metadata }) => ownerIn(metadata.labels) === extension);
  return othersIn(found, new Set(ours.flatMap(({ metadata }) => metadata.uid ?? [])));
}

export type ExtensionApi = {
  /** The name of the CRD. */
  readonly name: string;
  readonly uid: string | null;
  /** `null`: the cluster does not have the API. */
  readonly operands: Loadable<OperandList | null>;
};

/** The ServiceAccount that OLM installs with, its RBAC objects, and the namespace. */
export type InstallerObject = {
  /** It was made for this installation and nothing else. */
  readonly isMade: boolean;
  readonly model: ResourceModel;
  readonly name: string;
  readonly namespace: string | null;
  readonly uid: string | null;
};

/**
 * The steps of an uninstallation, in order. OLM v1 deletes the object immediately, and the garbage collector then
 * deletes the Operator together with its APIs, so that an operand with a finalizer would wait forever for its
 * controller (recording v1_delete_with_finalizer). Therefore the operands are deleted first. The CRDs and a namespace that
 * OLM manages are deleted with the extension; the additional requests are harmless, and they are watched until they are
 * deleted.
 * @param chosen IDs of the installer objects to delete
 */
export function extensionSteps(
  { name, uid, apis, installers, managedNamespace }: ExtensionParts,
  chosen: ReadonlySet<string>,
): readonly RemovalStep[] {
  const managed = dataOr(managedNamespace, null);
  return inStageOrder([
    ...apis.flatMap(operandSteps),
    deletion('extension', clusterExtensionModel, { name, uid, namespace: null }),
    ...apis.map((api) =>
      deletion('definitions', customResourceDefinitionModel, { ...api, namespace: null }),
    ),
    ...installers
      .filter((one) => chosen.has(installerId(one)))
      .map((one) => deletion(isNamespace(one) ? 'namespace' : 'installer', one.model, one)),
    ...(managed === null
      ? []
      : [deletion('namespace', namespaceModel, { ...managed, namespace: null })]),
  ]);
}

/**
 * The step of an uninstallation that keeps all other resources: the Operator continues to run without an owner. A
 * ClusterExtension of the same name and namespace manages them again, and one of another name is rejected (recording
 * v1_orphan_delete_and_take_over).
 */
export function keepingSteps({ name, uid }: ExtensionParts): readonly RemovalStep[] {
  const call = {
    kind: 'delete',
    model: clusterExtensionModel,
    object: { name },
    uid,
    keepsDependents: true,
  } as const;
  return [{ id: callId(call), stage: 'extension', action: { kind: 'delete', call } }];
}

/** The objects that are selected by default. A namespace can contain objects of others. */
export function isChosenAtFirst(one: InstallerObject): boolean {
  return one.isMade && !isNamespace(one);
}

export function isNamespace({ model }: InstallerObject): boolean {
  return model.plural === namespaceModel.plural;
}

export function installerId({ model, name }: InstallerObject): string {
  return `${model.kind}/${name}`;
}

function operandSteps({ operands }: ExtensionApi): readonly RemovalStep[] {
  const list = operands.status === 'ready' ? operands.data : null;
  return (list?.operands ?? []).flatMap((one) =>
    list === null ? [] : deletion('operands', list.model, one),
  );
}

type Target = {
  readonly name: string;
  readonly namespace: string | null;
  readonly uid: string | null;
};

function deletion(
  stage: RemovalStage,
  model: ResourceModel,
  { name, namespace, uid }: Target,
): RemovalStep {
  const object = namespace === null ? { name } : { name, namespace };
  const call = { kind: 'delete', model, object, uid } as const satisfies ClusterCall;
  return { id: callId(call), stage, action: { kind: 'delete', call } };
}
