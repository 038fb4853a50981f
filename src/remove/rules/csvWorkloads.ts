import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { accessContent } from '~/olm/permissions/accessContent';
import { type PlannedWebhook, webhooksOf } from '~/olm/permissions/webhooks';
import { apiServicesOf, deploymentsOf } from '~/olm/workloads/workloads';

/** What of an Operator runs, and goes with its CSVs by itself; each once. */
export type CsvWorkloads = {
  readonly deployments: readonly string[];
  readonly webhooks: readonly Pick<PlannedWebhook, 'kind' | 'name'>[];
  /** `version.group` */
  readonly apiServices: readonly string[];
};

/** As the CSVs say: OLM creates these, and deletes them when the CSV goes (UN-003). */
export function csvWorkloads(csvs: readonly ClusterServiceVersion[]): CsvWorkloads {
  const contents = csvs.map((csv) => accessContent(csv, csv.metadata.namespace ?? ''));
  const webhooks = contents.flatMap(webhooksOf).map(({ kind, name }) => ({ kind, name }));
  return {
    deployments: distinct(contents.flatMap(deploymentsOf).map(({ name }) => name)),
    // Both versions of an update have the same ones.
    webhooks: [...new Map(webhooks.map((one) => [`${one.kind} ${one.name}`, one])).values()],
    apiServices: distinct(contents.flatMap(apiServicesOf).map(({ name }) => name)),
  };
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted();
}
