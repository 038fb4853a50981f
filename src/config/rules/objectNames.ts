import { recordIn } from '~/kube/json';

/** The names of the keys of a Secret or ConfigMap, sorted; nothing of their values. */
export function keyNamesIn(object: unknown): readonly string[] {
  const { data, binaryData } = recordIn(object);
  return [...Object.keys(recordIn(data)), ...Object.keys(recordIn(binaryData))].sort();
}
