import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { recordIn, textIn } from '~/kube/json';
import { type Grant, grantsOf } from '~/olm/permissions/permissions';
import { type PlannedWebhook, webhooksOf } from '~/olm/permissions/webhooks';
import {
  type PlannedApiService,
  type PlannedDeployment,
  apiServicesOf,
  deploymentsOf,
} from '~/olm/workloads/workloads';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { notedNamespaces, selectedNamespaces } from '~/olm/installed/csv';
import { accessContent } from '~/olm/permissions/accessContent';
import { type AccountAccess, accountsOf } from './accountAccess';
import { type OlmGrant, olmGrantsOf } from './olmGrants';
import { type Power, powersOf } from './powers';
import { type SccUse, sccUsesOf } from './sccUse';

/** The permissions of an installed Operator: those in its CSV, and OLM's grants. */
export type OperatorAccess = {
  readonly csvName: string;
  /** The watched namespaces, `['']` for all (OG-004); `null`: unknown. */
  readonly watched: readonly string[] | null;
  /** The ServiceAccount of the OperatorGroup, which limits OLM's grants (OG-025). */
  readonly limitedBy: string | null;
  readonly powers: readonly Power[];
  /** The most dangerous first. */
  readonly accounts: readonly AccountAccess[];
  readonly sccs: readonly SccUse[];
  readonly deployments: readonly PlannedDeployment[];
  readonly webhooks: readonly PlannedWebhook[];
  readonly apiServices: readonly PlannedApiService[];
  /** Not in any CSV. */
  readonly olmGrants: readonly OlmGrant[];
};

/** Reads a CSV with any content. Invalid parts are omitted. */
export function operatorAccess(
  csv: ClusterServiceVersion,
  { namespace, operatorGroups }: Pick<OperatorFacts, 'namespace' | 'operatorGroups'>,
): OperatorAccess {
  const content = accessContent(csv, namespace);
  const watched = notedNamespaces(csv) ?? selectedNamespaces(operatorGroups);
  const grants = grantsOf(content, watched);
  const deployments = deploymentsOf(content);
  return {
    csvName: csv.metadata.name,
    watched,
    limitedBy: limitOf(operatorGroups),
    powers: powersOf(grants),
    accounts: accountsOf(grants, deployments),
    sccs: sccUsesOf(grants),
    deployments,
    webhooks: webhooksOf(content),
    apiServices: apiServicesOf(content),
    olmGrants: olmGrantsOf(csv, namespace, watched),
  };
}

/** The total number of rules. */
export function ruleCount(grants: readonly Grant[]): number {
  return grants.reduce((sum, { rules }) => sum + rules.length, 0);
}

function limitOf(groups: OperatorFacts['operatorGroups']): string | null {
  const [group, ...others] = groups ?? [];
  return others.length > 0 ? null : textIn(recordIn(group?.spec)['serviceAccountName']);
}
