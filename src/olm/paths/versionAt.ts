import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { recordIn, textIn } from '~/kube/json';
import { readCsvName } from '~/olm/plans/csvName';
import type { At } from './updatePath';

/** An installed version as OLM compares it with ranges: from its ClusterServiceVersion, otherwise from its name. */
export function versionAt(csvName: string, csvs: readonly ClusterServiceVersion[]): At {
  const csv = csvs.find(({ metadata }) => metadata.name === csvName);
  const version = textIn(recordIn(csv?.spec)['version']) ?? readCsvName(csvName).version;
  return { csvName, version };
}
