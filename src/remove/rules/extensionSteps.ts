import type { Loadable } from '~/kube/loadable';
import { clusterExtensionModel } from '~/kube/models/clusterExtension';
import { customResourceDefinitionModel } from '~/kube/models/customResourceDefinition';
import type { ResourceModel } from '~/kube/models/meta';
import { type ClusterCall, callId } from '~/olm/calls/clusterCall';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { type RemovalStage, inStageOrder } from '~/remove/rules/run/stageOrder';
import type { OperandList } from './operands';

/** What goes with an extension, and what may go along. */
export type ExtensionParts = {
  readonly name: string;
  readonly uid: string | null;
  /** The CustomResourceDefinitions that carry its name as their owner, with what people made of them. */
  readonly apis: readonly ExtensionApi[];
  /** What was made for its installation, and serves nothing else. */
  readonly installers: readonly InstallerObject[];
};

export type ExtensionApi = {
  /** Of the definition. */
  readonly name: string;
  readonly uid: string | null;
  /** `null`: the cluster does not serve it. */
  readonly operands: Loadable<OperandList | null>;
};

/** The ServiceAccount that OLM installs with, and what gives that its permissions. */
export type InstallerObject = {
  readonly model: ResourceModel;
  readonly name: string;
  readonly namespace: string | null;
  readonly uid: string | null;
};

/**
 * What uninstalling an extension does, in its order. OLM v1 deletes the object at once, and the garbage collector then the
 * Operator together with its APIs: an operand with a finalizer would wait forever for its controller (recording
 * v1_delete_with_finalizer). So the operands go first. The definitions go with the extension; asking for that once more
 * harms nothing, and they are watched until they are gone.
 * @param chosen ids of the installer objects that go along
 */
export function extensionSteps(
  { name, uid, apis, installers }: ExtensionParts,
  chosen: ReadonlySet<string>,
): readonly RemovalStep[] {
  return inStageOrder([
    ...apis.flatMap(operandSteps),
    deletion('extension', clusterExtensionModel, { name, uid, namespace: null }),
    ...apis.map((api) =>
      deletion('definitions', customResourceDefinitionModel, { ...api, namespace: null }),
    ),
    ...installers
      .filter((one) => chosen.has(installerId(one)))
      .map((one) => deletion('installer', one.model, one)),
  ]);
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
