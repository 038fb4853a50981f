import type { ResourceModel } from '~/kube/models/meta';
import type { ObjectName } from '~/olm/calls/clusterCall';
import type { RemovalStep } from './removalStep';
import { grouped } from '~/olm/lists/grouped';

/** One list for the objects of several steps. */
export type ObservationQuery = {
  readonly key: string;
  readonly model: ResourceModel;
  readonly where: {
    /** `null`: all namespaces, or cluster-scoped. */
    readonly namespace: string | null;
    /** Only the object with this name. */
    readonly name?: string;
  };
  /** The IDs of the steps. */
  readonly ids: readonly string[];
};

/** An observed object. */
type Place = { readonly id: string; readonly model: ResourceModel; readonly object: ObjectName };

/** Up to this number, the objects of a list are watched by name; of more, the whole list. */
const FEW = 3;

/** From this number of namespaces, a watch over all namespaces is used, to limit the number of connections. */
const MANY_PLACES = 6;

/** The kinds to watch over all namespaces, with permission. */
export function clusterWideModels(steps: readonly RemovalStep[]): readonly ResourceModel[] {
  return [...grouped(placesOf(steps), ({ model }) => modelKey(model)).values()].flatMap(
    (places) => {
      const namespaces = new Set(places.map(({ object }) => object.namespace));
      const [first] = places;
      return first === undefined || namespaces.size < MANY_PLACES ? [] : [first.model];
    },
  );
}

/**
 * The lists to watch for the deleted objects, each object in one of them.
 * @param overall kinds that are watched over all namespaces
 */
export function observationQueries(
  steps: readonly RemovalStep[],
  overall: readonly ResourceModel[],
): readonly ObservationQuery[] {
  const wide = new Set(overall.map(modelKey));
  const lists = grouped(placesOf(steps), ({ model, object }) =>
    listKey(model, wide.has(modelKey(model)) ? null : (object.namespace ?? null)),
  );
  return [...lists].flatMap(([key, places]) => queriesOf(key, places, wide));
}

function queriesOf(
  key: string,
  places: readonly Place[],
  wide: ReadonlySet<string>,
): readonly ObservationQuery[] {
  const [first] = places;
  if (first === undefined) return [];
  const { model, object } = first;
  const isWide = wide.has(modelKey(model));
  const namespace = isWide ? null : (object.namespace ?? null);
  if (isWide || places.length > FEW) {
    return [{ key, model, where: { namespace }, ids: places.map(({ id }) => id) }];
  }
  const byName = grouped(places, (place) => place.object.name);
  return [...byName].map(([name, same]) => ({
    key: `${key}/${name}`,
    model,
    where: { namespace, name },
    ids: same.map(({ id }) => id),
  }));
}

function placesOf(steps: readonly RemovalStep[]): readonly Place[] {
  return steps.flatMap(({ id, action }) =>
    action.kind === 'delete' ? [{ id, model: action.call.model, object: action.call.object }] : [],
  );
}

function listKey(model: ResourceModel, namespace: string | null): string {
  return `${modelKey(model)}/${namespace ?? '*'}`;
}

function modelKey({ group, version, plural }: ResourceModel): string {
  return `${group}/${version}/${plural}`;
}
