/** OLM v0's olm-operator and the executor of InstallPlans, for the local cluster. */
import type { Controller } from '../../kube/types';
import { copyController } from '../copies/copyController';
import { operatorGroupController } from '../groups/operatorGroups';
import { installPlanController } from '../installplan/installPlans';
import { adoptionController } from '../operators/adoption';
import { operatorConditionController } from '../operators/operatorConditions';
import { operatorController } from '../operators/operatorObjects';
import { csvController } from './csvController';

export function olmOperatorSide(): { readonly controllers: readonly Controller[] } {
  return {
    controllers: [
      installPlanController,
      operatorConditionController,
      csvController,
      operatorGroupController,
      copyController,
      adoptionController,
      operatorController,
    ],
  };
}
