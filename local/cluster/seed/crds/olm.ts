/** CRDs of OLM v0, in the order of their creation. */
import type { DraftObject } from '../../kube/types';
import { CATALOG_SOURCE } from './catalogSource';
import { CLUSTER_SERVICE_VERSION } from './clusterServiceVersion';
import { INSTALL_PLAN } from './installPlan';
import { OPERATOR_GROUP } from './operatorGroup';
import { OLM_CONFIG, OPERATOR, OPERATOR_CONDITION } from './operatorState';
import { SUBSCRIPTION } from './subscription';

export const OLM_DEFINITIONS: readonly DraftObject[] = [
  CATALOG_SOURCE,
  CLUSTER_SERVICE_VERSION,
  INSTALL_PLAN,
  OLM_CONFIG,
  OPERATOR_CONDITION,
  OPERATOR_GROUP,
  OPERATOR,
  SUBSCRIPTION,
];
