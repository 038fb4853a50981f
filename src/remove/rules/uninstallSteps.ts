import {
  clusterServiceVersionModel,
  operatorGroupModel,
  subscriptionModel,
} from '~/kube/models/olm';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel } from '~/kube/models/namespace';
import { type ClusterCall, callId } from '~/olm/calls/clusterCall';
import { inStageOrder, type RemovalStage, type RemovalStep } from '~/remove/rules/run/removalStep';
import type { UninstallChoices } from './choices';
import { chosenDefinitions } from './definition';
import type { ApiInventory, NamedObject, UninstallInventory } from './inventory';
import { chosenOperands } from './operands';
import { groupOffer, namespaceOffer, pluginOffer } from './placeOffers';

/** The steps of an uninstallation, in order: only available ones, and only for the objects that were shown. */
export function uninstallSteps(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly RemovalStep[] {
  const { subscription, csvs, apis, place } = inventory;
  // By name, because an object that OLM creates again must also be deleted.
  const at = { namespace: place.namespace, uid: null };
  return inStageOrder([
    ...apis.flatMap((one) => operandSteps(one, inventory, choices)),
    ...(subscription === null
      ? []
      : [deletion('subscription', subscriptionModel, { ...subscription, ...at })]),
    ...csvs.map((csv) => deletion('csv', clusterServiceVersionModel, { ...csv, ...at })),
    ...chosenDefinitions(inventory, choices).flatMap(definitionSteps),
    ...groupSteps(inventory, choices),
    ...namespaceSteps(inventory, choices),
    ...pluginSteps(inventory, choices),
  ]);
}

function operandSteps(
  one: ApiInventory,
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly RemovalStep[] {
  const model = one.operands.status === 'ready' ? one.operands.data?.model : undefined;
  if (model === undefined) return [];
  return chosenOperands(one, inventory, choices).map((operand) =>
    deletion('operands', model, operand),
  );
}

function definitionSteps({ definition }: ApiInventory): readonly RemovalStep[] {
  if (definition?.status !== 'ready' || definition.data === null) return [];
  const { name, uid } = definition.data;
  return [deletion('definitions', customResourceDefinitionModel, { name, uid, namespace: null })];
}

/** The groups of a namespace are deleted with it. */
function groupSteps(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly RemovalStep[] {
  const { namespace, operatorGroups } = inventory.place;
  if (!choices.operatorGroup || !groupOffer(inventory).isOffered) return [];
  if (deletesNamespace(inventory, choices)) return [];
  return (operatorGroups ?? []).map(({ name, uid }) =>
    deletion('operator-group', operatorGroupModel, { name, uid, namespace }),
  );
}

export function deletesNamespace(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): boolean {
  return choices.namespace && namespaceOffer(inventory, choices).isOffered;
}

function namespaceSteps(
  inventory: UninstallInventory,
  choices: UninstallChoices,
): readonly RemovalStep[] {
  if (!deletesNamespace(inventory, choices)) return [];
  const { namespace } = inventory.place;
  return [deletion('namespace', namespaceModel, { name: namespace, uid: null, namespace: null })];
}

function pluginSteps(
  inventory: UninstallInventory,
  { consolePlugins }: UninstallChoices,
): readonly RemovalStep[] {
  if (!consolePlugins || !pluginOffer(inventory).isOffered) return [];
  const names = inventory.plugins.own;
  return [
    {
      id: `disable-plugins/${names.join(',')}`,
      stage: 'console-plugins',
      action: { kind: 'disable-plugins', names },
    },
  ];
}

function deletion(
  stage: RemovalStage,
  model: ResourceModel,
  { name, namespace, uid }: NamedObject & { readonly namespace: string | null },
): RemovalStep {
  const object = namespace === null ? { name } : { name, namespace };
  const call = { kind: 'delete', model, object, uid } as const satisfies ClusterCall;
  return { id: callId(call), stage, action: { kind: 'delete', call } };
}

/** Whether a step also deletes objects of other users. */
export function losesData(steps: readonly RemovalStep[]): boolean {
  return steps.some(({ stage }) => stage === 'definitions' || stage === 'namespace');
}
