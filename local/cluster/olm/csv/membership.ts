/** Makes a CSV a member of its namespace's OperatorGroup, or returns why it cannot be one. */
import { stableText } from '../../workloads/generatedNames';
import type { ClusterClient, KubeObject } from '../../kube/types';
import { annotatedApis, apisOf } from '../groups/providedApis';
import { statusNamespaces, targetsAnnotation } from '../groups/groupNamespaces';
import { judgeApis } from '../groups/intersection';
import { withProvidedApis } from '../groups/operatorGroups';
import { CLUSTER_SERVICE_VERSIONS, OPERATOR_GROUPS } from '../shared/names';
import { installModesOf, namespaceOf, reasonOf } from './csvFields';
import type { PhaseNews } from './csvStatus';
import { unsupportedMode } from './installModes';
import { removeDeployments } from './installation';

type Membership =
  | { readonly kind: 'member'; readonly group: KubeObject }
  /** No further step now: a write was made, or the OperatorGroup is not ready. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'refused'; readonly news: PhaseNews };

export function membershipOf(client: ClusterClient, csv: KubeObject): Membership {
  const groups = client.list(OPERATOR_GROUPS, { namespace: namespaceOf(csv) });
  const [group, second] = groups;
  if (group === undefined) {
    return refused('NoOperatorGroup', 'csv in namespace with no operatorgroups');
  }
  if (second !== undefined) {
    return refused(
      'TooManyOperatorGroups',
      "csv created in namespace with multiple operatorgroups, can't pick one automatically",
    );
  }
  if (group.status?.['namespaces'] === undefined) return { kind: 'wait' };
  if (annotate(client, csv, group)) return { kind: 'wait' };
  const problem = unsupportedMode(installModesOf(csv), namespaceOf(csv), statusNamespaces(group));
  if (problem !== undefined) return refused('UnsupportedOperatorGroup', problem);
  return joinApis(client, csv, group);
}

/** @returns whether the CSV was written */
function annotate(client: ClusterClient, csv: KubeObject, group: KubeObject): boolean {
  const annotations = {
    ...csv.metadata.annotations,
    'olm.operatorGroup': group.metadata.name,
    'olm.operatorNamespace': namespaceOf(group),
    'olm.targetNamespaces': targetsAnnotation(group),
  };
  if (stableText(annotations) === stableText(csv.metadata.annotations ?? {})) return false;
  client.update(CLUSTER_SERVICE_VERSIONS, {
    ...csv,
    metadata: { ...csv.metadata, annotations },
  });
  return true;
}

function joinApis(client: ClusterClient, csv: KubeObject, group: KubeObject): Membership {
  const others = client
    .list(OPERATOR_GROUPS)
    .filter(({ metadata }) => metadata.uid !== group.metadata.uid);
  const apis = apisOf(csv);
  const change = judgeApis(apis, group, others);
  const isStatic = group.spec?.['staticProvidedAPIs'] === true;
  if (change === 'fine') return { kind: 'member', group };
  if (change === 'conflict' || isStatic) {
    const isKnown = reasonOf(csv) === 'InterOperatorGroupOwnerConflict';
    if (!isKnown) removeDeployments(client, csv);
    return change === 'conflict'
      ? refused(
          'InterOperatorGroupOwnerConflict',
          'intersecting operatorgroups provide the same apis',
        )
      : refused(
          'CannotModifyStaticOperatorGroupProvidedAPIs',
          'static provided api operatorgroup cannot be modified by these apis',
        );
  }
  const own = annotatedApis(group);
  const changed = change === 'add' ? [...own, ...apis] : [...own].filter((api) => !apis.has(api));
  client.update(OPERATOR_GROUPS, withProvidedApis(group, changed));
  return { kind: 'wait' };
}

function refused(reason: string, message: string): Membership {
  return { kind: 'refused', news: { phase: 'Failed', reason, message } };
}
