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
      return t('no known controller on this cluster');
    case 'unseen':
      return keeper.missing === null
        ? t('controller unknown')
        : t('controller unknown, no permission to {{permission}}', {
            permission: rightText(keeper.missing, t),
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
export function riskText(keeper: FinalizerKeeper, t: Translate): string {
  switch (keeper.kind) {
    case 'system':
      return systemRiskText(keeper.risk, t);
    case 'operator':
      return keeper.operator.isAlive === true
        ? t('{{operator}} is running and might still be cleaning up. Check its log first.', {
            operator: keeper.operator.displayName,
          })
        : t('{{operator}} will not clean up this resource.', {
            operator: keeper.operator.displayName,
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
      return t('Dependents might exist for a while after the resource is deleted.');
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
