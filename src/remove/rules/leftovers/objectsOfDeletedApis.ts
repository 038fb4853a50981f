import type { ResourceModel } from '~/kube/models/meta';
import { listIn, recordIn, textIn } from '~/kube/json';

/** The objects that are deleted with their CustomResourceDefinition. */
export type ObjectsOfDeletedApis = {
  /** `null`: the server does not state the number of further objects. */
  readonly total: number | null;
  /** By namespace, most objects first. */
  readonly places: readonly LostInPlace[];
};

export type LostInPlace = {
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly count: number;
  /** The first ones, in the order of the server. */
  readonly names: readonly string[];
};

/** The maximum number of names. */
const NAMED = 5;

/** The model of a CustomResourceDefinition in a served version; `null`: none. */
export function modelOfDefinition(definition: unknown): ResourceModel | null {
  const spec = recordIn(recordIn(definition)['spec']);
  const { plural, kind } = recordIn(spec['names']);
  const served = listIn(spec['versions'])
    .map(recordIn)
    .filter((version) => version['served'] === true);
  // Objects in the stored version need no conversion.
  const [best] = [...served.filter(({ storage }) => storage === true), ...served];
  const model = {
    group: textIn(spec['group']),
    version: textIn(best?.['name']),
    kind: textIn(kind),
    plural: textIn(plural),
  };
  const { group, version } = model;
  if (group === null || version === null || model.kind === null || model.plural === null)
    return null;
  const namespaced = spec['scope'] === 'Namespaced';
  return { group, version, kind: model.kind, plural: model.plural, namespaced };
}

/**
 * Counts objects per namespace.
 * @param rest the number of further objects
 */
export function lostObjects(items: readonly unknown[], rest: number | null): ObjectsOfDeletedApis {
  const places = new Map<string | null, LostInPlace>();
  for (const item of items) {
    const metadata = recordIn(recordIn(item)['metadata']);
    const namespace = textIn(metadata['namespace']);
    const known = places.get(namespace) ?? { namespace, count: 0, names: [] };
    const name = known.names.length < NAMED ? textIn(metadata['name']) : null;
    places.set(namespace, {
      namespace,
      count: known.count + 1,
      names: name === null ? known.names : [...known.names, name],
    });
  }
  return {
    total: rest === null ? null : items.length + rest,
    places: [...places.values()].toSorted((one, other) => other.count - one.count),
  };
}
