import type { RemovalCounts } from '~/remove/rules/run/removalProgress';
import type { RemovalItem } from '~/remove/rules/run/removalRun';
import type { RemovalAction } from '~/remove/rules/run/removalStep';
import type { RemovalStage } from '~/remove/rules/run/stageOrder';
import type { Translate } from '~/i18n';
import type { FinalizerController } from '~/remove/rules/run/finalizerController';
import type { KnownOperator } from '~/remove/rules/run/knownOperators';
import type { SystemRisk } from '~/remove/rules/run/systemFinalizers';
import { permissionText } from '~/ui/permissionText';

/** What a stage is about. */
export function stageText(stage: RemovalStage, t: Translate): string {
  switch (stage) {
    case 'breaking':
      return t('Critical resources');
    case 'operands':
      return t('Operands');
    case 'subscription':
      return t('Subscription');
    case 'csv':
      return t('ClusterServiceVersion');
    case 'extension':
      return t('ClusterExtension');
    case 'installer':
      return t('Installer permissions');
    case 'leftovers':
      return t('Leftovers');
    case 'definitions':
      return t('CustomResourceDefinitions');
    case 'component-list':
      return t('Operator resource');
    case 'operator-group':
      return t('OperatorGroup');
    case 'namespace':
      return t('Namespace');
    case 'console-plugins':
      return t('Console plugins');
  }
}

/** How many steps are through, and how many are not and why. */
export function countsText(counts: RemovalCounts, t: Translate): string {
  const { total, done, leaving, late, failed, skipped } = counts;
  const parts = [
    t('{{done}} of {{total}} completed', { done, total }),
    ...(leaving > 0 ? [t('{{count}} terminating', { count: leaving })] : []),
    ...(late > 0 ? [t('{{count}} delayed', { count: late })] : []),
    ...(failed > 0 ? [t('{{count}} failed', { count: failed })] : []),
    ...(skipped > 0 ? [t('{{count}} skipped', { count: skipped })] : []),
  ];
  return parts.join(' · ');
}

/** How far a step is. */
export function stateText({ state, step, returns }: RemovalItem, t: Translate): string {
  switch (state.kind) {
    case 'waiting':
      return returns > 0 ? t('re-created, to be deleted again') : t('waiting');
    case 'sending':
      return t('sending');
    case 'leaving':
      return t('being deleted');
    case 'done':
      return returns > 0
        ? t('deleted again after it was re-created')
        : doneText(state.outcome, step.action, t);
    case 'failed':
      return t('failed');
    case 'skipped':
      return t('skipped');
  }
}

function doneText(
  outcome: 'gone' | 'anew' | 'changed',
  action: RemovalAction,
  t: Translate,
): string {
  switch (outcome) {
    case 'gone':
      return t('deleted');
    case 'anew':
      return t('deleted, then re-created with the same name');
    case 'changed':
      return action.kind === 'disable-plugins' ? t('disabled') : t('changed');
  }
}

/** `Kind` and `namespace/name`; of console plugins, which are no objects here, their names. */
export function objectPlace(
  action: RemovalAction,
  t: Translate,
): {
  readonly kind: string | null;
  readonly name: string;
  readonly place: string;
} {
  if (action.kind === 'disable-plugins') {
    const names = t.list(action.names);
    return { kind: null, name: names, place: names };
  }
  const { model, object } = action.call;
  const place = object.namespace === undefined ? object.name : `${object.namespace}/${object.name}`;
  return { kind: model.kind, name: object.name, place };
}

/** An object in one piece of text, for labels. */
export function objectText(action: RemovalAction, t: Translate): string {
  const { kind, place } = objectPlace(action, t);
  return kind === null ? t('Console plugins {{names}}', { names: place }) : `${kind} ${place}`;
}

/** Who should clear a finalizer, and whether that is to be expected. */
export function controllerText(controller: FinalizerController, t: Translate): string {
  switch (controller.kind) {
    case 'system':
      return t('cleared by {{process}}', { process: controller.process });
    case 'operator':
      return controller.by === 'finalizer'
        ? operatorText(controller.operator, t)
        : ownerText(controller.operator, t);
    case 'nobody':
      return t('no known controller on this cluster');
    case 'unseen':
      return controller.missing === null
        ? t('controller unknown')
        : t('controller unknown, no permission to {{permission}}', {
            permission: permissionText(controller.missing, t),
          });
  }
}

function operatorText({ csvName, namespace, isAlive }: KnownOperator, t: Translate): string {
  const operator = `${namespace}/${csvName}`;
  return isAlive === false
    ? t('to be cleared by {{operator}}, which is not running', { operator })
    : t('to be cleared by {{operator}}', { operator });
}

/** It is the one that looks after objects of this API: others may put finalizers on them, too. */
function ownerText({ csvName, namespace, isAlive }: KnownOperator, t: Translate): string {
  const operator = `${namespace}/${csvName}`;
  return isAlive === false
    ? t('probably to be cleared by {{operator}}, which is not running', { operator })
    : t('probably to be cleared by {{operator}}', { operator });
}

/** What removing a finalizer by hand means for what its keeper would have done. */
export function riskText(controller: FinalizerController, t: Translate): string {
  switch (controller.kind) {
    case 'system':
      return systemRiskText(controller.risk, t);
    case 'operator':
      return controller.operator.isAlive === true
        ? t('{{operator}} is running and might still be cleaning up. Check its log first.', {
            operator: controller.operator.displayName,
          })
        : t('{{operator}} will not clean up this resource.', {
            operator: controller.operator.displayName,
          });
    case 'nobody':
      return t('The controller is unknown and probably uninstalled.');
    case 'unseen':
      return t('The controller might still be cleaning up.');
  }
}

function systemRiskText(risk: SystemRisk, t: Translate): string {
  switch (risk) {
    case 'dependents-stay':
      return t('Dependents might continue to exist briefly after the resource is deleted.');
    case 'dependents-go':
      return t('Dependents that should be kept are garbage collected.');
    case 'namespace-content-stays':
      return t(
        'Resources in the namespace remain stored and reappear if the namespace is re-created.',
      );
    case 'objects-stay':
      return t('Instances remain stored and reappear if the CRD is re-created.');
    case 'volume-in-use':
      return t('Pods that use the volume lose their data.');
    case 'storage-stays':
      return t('The volume or snapshot remains in the storage system and might cause costs.');
    case 'load-balancer-stays':
      return t('The load balancer remains at the cloud provider and might cause costs.');
    case 'pods-uncounted':
      return t('Completed pods are not counted for the job.');
    case 'csv-objects-stay':
      return t('Cluster roles, bindings and webhooks of the Operator remain.');
    case 'cache-stays':
      return t('OLM keeps cached data until it restarts.');
  }
}
