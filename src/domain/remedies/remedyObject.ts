import { catalogSourceModel } from '~/models/catalogSource';
import { clusterServiceVersionModel } from '~/models/clusterServiceVersion';
import { operatorGroupModel } from '~/models/operatorGroup';
import { subscriptionModel } from '~/models/subscription';
import { operatorConditionModel } from '~/models/operatorCondition';
import type { Remedy } from '../installed/diagnosis/remedy';
import type { ConcernedObject } from '../olmMessages/message';

/** The object that a remedy is about; `null` where it is about several, or one that is not there. */
export function remedyObject(remedy: Remedy): ConcernedObject | null {
  switch (remedy.kind) {
    case 'change-operator-group':
      return { model: operatorGroupModel, namespace: remedy.namespace, name: remedy.name };
    case 'delete-csv':
      return { model: clusterServiceVersionModel, namespace: remedy.namespace, name: remedy.name };
    case 'restart-catalog':
    case 'disable-catalog':
      return { model: catalogSourceModel, ...remedy.catalog };
    case 'override-condition':
      return { model: operatorConditionModel, namespace: remedy.namespace, name: remedy.name };
    case 'retry-unpack':
    case 'resubscribe':
    case 'edit-subscription':
      return { model: subscriptionModel, ...remedy.subscription };
    case 'open-logs':
      return remedy.pod;
    case 'open-object':
      return remedy.object;
    case 'create-operator-group':
    case 'remove-operator-group':
    case 'approve-plan':
      return null;
  }
}
