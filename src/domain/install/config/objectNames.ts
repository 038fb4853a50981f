import { listIn, recordIn, textIn } from '../../catalog/json';

/** The names in a list of objects, sorted. */
export function objectNamesIn(list: unknown): readonly string[] {
  return listIn(recordIn(list)['items'])
    .flatMap((item) => textIn(recordIn(recordIn(item)['metadata'])['name']) ?? [])
    .sort();
}

/** The names of the keys of a Secret or ConfigMap, sorted; nothing of their values. */
export function keyNamesIn(object: unknown): readonly string[] {
  const { data, binaryData } = recordIn(object);
  return [...Object.keys(recordIn(data)), ...Object.keys(recordIn(binaryData))].sort();
}
