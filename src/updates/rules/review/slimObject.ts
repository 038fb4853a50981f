import { type JsonRecord, recordIn } from '~/kube/json';

/** An object without `managedFields`, which can be half of its size. */
export function slimObject(object: JsonRecord): JsonRecord {
  const metadata = Object.entries(recordIn(object['metadata']));
  return {
    ...object,
    metadata: Object.fromEntries(metadata.filter(([field]) => field !== 'managedFields')),
  };
}
