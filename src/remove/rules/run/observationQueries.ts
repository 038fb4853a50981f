import type { ResourceModel } from '~/kube/models/meta';
import type { ObjectName } from '~/olm/calls/clusterCall';
import type { RemovalStep } from './removalStep';
import { grouped } from '~/olm/lists/grouped';

/** One list that shows the objects of several steps. */
export type ObservationQuery = {
  readonly key: string;
  readonly model: ResourceModel;
  readonly where: {
    /** `null`: all namespaces, or cluster-scoped. */
    readonly namespace: string | null;
    /** Only the object of this name. */
    readonly name?: string;
  };
  /** Ids of the steps. */
  readonly ids: readonly string[];
};

/** An object to be seen. */
type Place = { readonly id: string; readonly model: ResourceModel; readonly object: ObjectName };

/** So many objects of one list are watched each by its name; of more, the whole list. */
const FEW = 3;

/** Lists of one kind in so many namespaces are too many connections where one over all namespaces will do. */
const MANY_PLACES = 6;

/** The kinds whose objects are best watched over all namespaces at once, by those who may. */
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
 * The lists to watch for the objects that are to go, each object in one of them.
 * @param overall kinds that are watched over all namespaces at once
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
