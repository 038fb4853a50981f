import { type JsonRecord, recordIn } from '~/kube/json';

/** An object without who wrote which of its fields, which is half of many an object. */
export function slimObject(object: JsonRecord): JsonRecord {
  const metadata = Object.entries(recordIn(object['metadata']));
  return {
    ...object,
    metadata: Object.fromEntries(metadata.filter(([field]) => field !== 'managedFields')),
  };
}
