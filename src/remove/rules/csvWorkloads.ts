import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { accessContent } from '~/olm/permissions/accessContent';
import { type PlannedWebhook, webhooksOf } from '~/olm/permissions/webhooks';
import { apiServicesOf, deploymentsOf } from '~/olm/workloads/workloads';

/** The objects of an Operator that OLM deletes with its CSVs, each once. */
export type CsvWorkloads = {
  readonly deployments: readonly string[];
  readonly webhooks: readonly Pick<PlannedWebhook, 'kind' | 'name'>[];
  /** `version.group` */
  readonly apiServices: readonly string[];
};

/** From the CSVs: OLM creates these objects and deletes them with the CSV (UN-003). */
export function csvWorkloads(csvs: readonly ClusterServiceVersion[]): CsvWorkloads {
  const contents = csvs.map((csv) => accessContent(csv, csv.metadata.namespace ?? ''));
  const webhooks = contents.flatMap(webhooksOf).map(({ kind, name }) => ({ kind, name }));
  return {
    deployments: distinct(contents.flatMap(deploymentsOf).map(({ name }) => name)),
    // Both versions of an update have the same webhooks.
    webhooks: [...new Map(webhooks.map((one) => [`${one.kind} ${one.name}`, one])).values()],
    apiServices: distinct(contents.flatMap(apiServicesOf).map(({ name }) => name)),
  };
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted();
}
