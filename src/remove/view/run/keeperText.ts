import type { FinalizerKeeper } from '~/remove/rules/run/finalizerKeeper';
import type { KnownOperator } from '~/remove/rules/run/knownOperators';
import type { SystemRisk } from '~/remove/rules/run/systemFinalizers';
import type { Translate } from '~/i18n';
import { rightText } from '~/ui/rightText';

/** Who should clear a finalizer, and whether that is to be expected. */
export function keeperText(keeper: FinalizerKeeper, t: Translate): string {
  switch (keeper.kind) {
    case 'system':
      return t('cleared by {{process}}', { process: keeper.process });
    case 'operator':
      return keeper.by === 'finalizer'
        ? operatorText(keeper.operator, t)
        : ownerText(keeper.operator, t);
    case 'nobody':
      return t('no Operator on this cluster is known to clear it');
    case 'unseen':
      return keeper.missing === null
        ? t('who clears it is not known here')
        : t('to see who clears it, you need the right to {{right}}', {
            right: rightText(keeper.missing, t),
          });
  }
}

function operatorText({ csvName, namespace, isAlive }: KnownOperator, t: Translate): string {
  const operator = `${namespace}/${csvName}`;
  switch (isAlive) {
    case true:
      return t('to be cleared by {{operator}}, which is running', { operator });
    case false:
      return t('to be cleared by {{operator}}, which is not running', { operator });
    case null:
      return t('to be cleared by {{operator}}', { operator });
  }
}

/** It is the one that looks after objects of this API: others may put finalizers on them, too. */
function ownerText({ csvName, namespace, isAlive }: KnownOperator, t: Translate): string {
  const operator = `${namespace}/${csvName}`;
  return isAlive === false
    ? t('probably to be cleared by {{operator}}, which is not running', { operator })
    : t('probably to be cleared by {{operator}}', { operator });
}

/** What removing a finalizer by hand means for what its keeper would have done. */
export function riskText(keeper: FinalizerKeeper, t: Translate): string {
  switch (keeper.kind) {
    case 'system':
      return systemRiskText(keeper.risk, t);
    case 'operator':
      return keeper.operator.isAlive === true
        ? t(
            '{{operator}} is running and may still be cleaning up: its log says why it has not finished. Without the finalizer it is cut short.',
            { operator: keeper.operator.displayName },
          )
        : t('{{operator}} would have cleaned up after the object, and will not do so any more.', {
            operator: keeper.operator.displayName,
          });
    case 'nobody':
      return t('The controller that put it there is not known, and has probably gone already.');
    case 'unseen':
      return t('The controller that put it there may still be at work.');
  }
}

function systemRiskText(risk: SystemRisk, t: Translate): string {
  switch (risk) {
    case 'dependents-stay':
      return t('What belongs to the object may be in use for a while after it has gone.');
    case 'dependents-go':
      return t('What was to be kept without the object is deleted as garbage.');
    case 'namespace-content-stays':
      return t('Everything in the namespace stays stored and is there again with the next one.');
    case 'objects-stay':
      return t('All objects of this API stay stored and are there again when the API is.');
    case 'volume-in-use':
      return t('Pods that use the volume lose their data.');
    case 'storage-stays':
      return t('The volume or snapshot stays in the storage system and goes on costing.');
    case 'load-balancer-stays':
      return t('The load balancer stays at the cloud provider and goes on costing.');
    case 'pods-uncounted':
      return t('Pods that have finished are not counted for the Job.');
    case 'csv-objects-stay':
      return t('Cluster roles, their bindings and webhooks of the Operator stay on the cluster.');
    case 'cache-stays':
      return t('OLM keeps what it has cached until it starts anew.');
  }
}
