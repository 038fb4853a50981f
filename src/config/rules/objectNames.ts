import { recordIn } from '~/kube/json';

/** The sorted names of the keys of a Secret or ConfigMap, without their values. */
export function keyNamesIn(object: unknown): readonly string[] {
  const { data, binaryData } = recordIn(object);
  return [...Object.keys(recordIn(data)), ...Object.keys(recordIn(binaryData))].sort();
}
