import type { ClusterServiceVersion } from '../../../models/clusterServiceVersion';
import { recordIn, textIn } from '../../catalog/json';
import { type Grant, grantsOf } from '../../plans/content/permissions';
import type { BundleObjects } from '../../plans/content/planContent';
import { type PlannedWebhook, webhooksOf } from '../../plans/content/webhooks';
import {
  type PlannedApiService,
  type PlannedDeployment,
  apiServicesOf,
  deploymentsOf,
} from '../../plans/content/workloads';
import type { OperatorFacts } from '../diagnosis/operatorFacts';
import { notedNamespaces, selectedNamespaces } from '../watchedNamespaces';
import { type AccountAccess, accountsOf } from './accountAccess';
import { type Power, powersOf } from './powers';
import { type SccUse, sccUsesOf } from './sccUse';

/** What an installed Operator may do: everything that its CSV asks for, which is what OLM gives it. */
export type OperatorAccess = {
  readonly csvName: string;
  /** The namespaces it watches, `['']` for all (OG-004); `null`: not known. */
  readonly watched: readonly string[] | null;
  /** The ServiceAccount of the OperatorGroup, whose rights limit what OLM may give (OG-025). */
  readonly limitedBy: string | null;
  readonly powers: readonly Power[];
  /** The one with the gravest rights first. */
  readonly accounts: readonly AccountAccess[];
  readonly sccs: readonly SccUse[];
  readonly deployments: readonly PlannedDeployment[];
  readonly webhooks: readonly PlannedWebhook[];
  readonly apiServices: readonly PlannedApiService[];
};

/** Reads the CSV, whatever it holds: what has another shape than it should is left out. */
export function operatorAccess(
  csv: ClusterServiceVersion,
  { namespace, operatorGroups }: Pick<OperatorFacts, 'namespace' | 'operatorGroups'>,
): OperatorAccess {
  const content = contentOf(csv, namespace);
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
  };
}

/** How many rules there are in all. */
export function ruleCount(grants: readonly Grant[]): number {
  return grants.reduce((sum, { rules }) => sum + rules.length, 0);
}

function contentOf(csv: ClusterServiceVersion, namespace: string): BundleObjects {
  const { name } = csv.metadata;
  const manifest = recordIn(csv);
  return {
    namespace,
    objects: [
      { id: name, csvName: name, kind: 'ClusterServiceVersion', name, origin: 'bundle', manifest },
    ],
  };
}

function limitOf(groups: OperatorFacts['operatorGroups']): string | null {
  const [group, ...others] = groups ?? [];
  return others.length > 0 ? null : textIn(recordIn(group?.spec)['serviceAccountName']);
}
