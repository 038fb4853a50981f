import type { Failure } from '~/kube/failure';
import { listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import type { ObjectName } from '~/olm/calls/clusterCall';
import { hasCopyLabel } from '~/olm/installed/copies';
import { grouped } from '~/olm/lists/grouped';
import type { RemovalStep } from './removalStep';

/** The object that exists under the name of a deleted object. */
export type ObservedObject =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'present';
      readonly uid: string | null;
      /** The deletion timestamp; `null`: not being deleted. */
      readonly deletingSince: string | null;
      /** The finalizers that block its deletion. */
      readonly finalizers: readonly string[];
      /** The messages of Kubernetes about its deletion. */
      readonly conditions: readonly DeletionCondition[];
    };

/** The observation of an object. */
export type StepObservation =
  | { readonly kind: 'loading' }
  /** Live. */
  | { readonly kind: 'watched'; readonly observed: ObservedObject }
  /** Read once, without permission for a watch; `observed` is `null` before that, and after a failure. */
  | {
      readonly kind: 'read';
      readonly observed: ObservedObject | null;
      readonly isReading: boolean;
      readonly failure: Failure | null;
    };

export type DeletionCondition = {
  readonly type: string;
  readonly reason: string | null;
  readonly message: string;
};

export const absent: ObservedObject = { kind: 'absent' };

/**
 * The state of a stored object of any shape. OLM's copy of a CSV is not the CSV with that name. OLM can create it
 * immediately after the deletion, for an Operator that watches all namespaces (CSV-014).
 */
export function observedObject(object: unknown): ObservedObject {
  const { metadata, status } = recordIn(object);
  const { uid, deletionTimestamp, finalizers, labels } = recordIn(metadata);
  if (hasCopyLabel({ labels: textMapIn(labels) })) return absent;
  const deletingSince = textIn(deletionTimestamp);
  return {
    kind: 'present',
    uid: textIn(uid),
    deletingSince,
    finalizers: textsIn(finalizers),
    conditions: deletingSince === null ? [] : deletionConditions(status),
  };
}

/**
 * The true conditions that report problems with the deletion of a namespace (UN-010), or the deletion of a CRD's
 * objects.
 */
function deletionConditions(status: unknown): readonly DeletionCondition[] {
  return listIn(recordIn(status)['conditions']).flatMap((condition) => {
    const { type, status: truth, reason, message } = recordIn(condition);
    const name = textIn(type);
    if (name === null || truth !== 'True' || !DELETION_CONDITIONS.has(name)) return [];
    return [{ type: name, reason: textIn(reason), message: textIn(message) ?? '' }];
  });
}

/** k8s.io/api/core/v1 NamespaceConditionType, apiextensions/v1 CustomResourceDefinitionConditionType. */
const DELETION_CONDITIONS: ReadonlySet<string> = new Set([
  'NamespaceDeletionDiscoveryFailure',
  'NamespaceDeletionGroupVersionParsingFailure',
  'NamespaceDeletionContentFailure',
  'NamespaceContentRemaining',
  'NamespaceFinalizersRemaining',
  'Terminating',
]);

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
