/** Queries of tests on the objects of a kustomization. */
import { isRecord, type JsonRecord, listAt, textAt, valueAt } from '../../console/json';

/** Finds the only object of a kind. @throws if there is not exactly one */
export function only(objects: readonly JsonRecord[], kind: string): JsonRecord {
  const [found, ...others] = objects.filter((object) => textAt(object, 'kind') === kind);
  if (found === undefined || others.length > 0) throw new Error(`Expected exactly one ${kind}`);
  return found;
}

/** The pod's volumes, and where its one container mounts them. */
export function volumesOf(objects: readonly JsonRecord[]) {
  const spec = valueAt(only(objects, 'Deployment'), 'spec', 'template', 'spec');
  const [container] = listAt(spec, 'containers');
  const [volumes, mounts] = [listAt(spec, 'volumes'), listAt(container, 'volumeMounts')];
  return { volumes: volumes.filter(isRecord), mounts: mounts.filter(isRecord) };
}

/** By kind, for comparisons. */
export function sorted(objects: readonly JsonRecord[]): readonly JsonRecord[] {
  const kindOf = (object: JsonRecord): string => textAt(object, 'kind') ?? '';
  return objects.toSorted((one, other) => kindOf(one).localeCompare(kindOf(other)));
}
