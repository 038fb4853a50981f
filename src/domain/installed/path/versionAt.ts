import type { ClusterServiceVersion } from '../../../models/clusterServiceVersion';
import { recordIn, textIn } from '../../catalog/json';
import { readCsvName } from '../../plans/csvName';
import type { At } from './updateCourse';

/** An installed version as OLM compares it with ranges: by what its ClusterServiceVersion says, else by its name. */
export function versionAt(csvName: string, csvs: readonly ClusterServiceVersion[]): At {
  const csv = csvs.find(({ metadata }) => metadata.name === csvName);
  const version = textIn(recordIn(csv?.spec)['version']) ?? readCsvName(csvName).version;
  return { csvName, version };
}
