import type { K8sModel } from '@openshift-console/dynamic-plugin-sdk';
import { ActionType } from '@openshift-console/dynamic-plugin-sdk/lib/app/k8s/actions/k8s';
import type { K8sAction } from '@openshift-console/dynamic-plugin-sdk/lib/app/k8s/actions/k8s';
import { Map as ImmutableMap } from 'immutable';
import type { UnknownAction } from 'redux';
import { referenceOfModel } from '../kube/reference';
import { staticModels } from '../kube/staticModels';
import { deepMap, isMap, mapAt } from './immutable';
import type { K8sTree } from './state';
import { extended, followed, replaced } from './watchedList';
import type { WatchedList } from './watchedList';

const START: K8sTree = ImmutableMap<string, unknown>({
  RESOURCES: ImmutableMap<string, unknown>({
    models: ImmutableMap<string, unknown>(),
    inFlight: false,
    loaded: false,
  }),
});

/** Keeps the API's models and, per watch of the SDK, its data, `loaded` and `loadError`. */
export function k8sReducer(state: K8sTree = START, action: UnknownAction | K8sAction): K8sTree {
  if (!isK8sAction(action)) {
    return state;
  }
  switch (action.type) {
    case ActionType.GetResourcesInFlight:
      return state.setIn(['RESOURCES', 'inFlight'], true);
    case ActionType.ReceivedResources:
      return withModels(state, action.payload.resources.models);
    case ActionType.StartWatchK8sObject:
      return state.set(action.payload.id, freshEntry(ImmutableMap<string, unknown>()));
    case ActionType.StartWatchK8sList:
      return isMap(state.get(action.payload.id))
        ? state
        : state.set(action.payload.id, freshEntry(ImmutableMap<string, unknown>()));
    case ActionType.ModifyObject:
      return withObject(state, action.payload.id, action.payload.k8sObjects);
    case ActionType.StopWatchK8s:
      return state.delete(action.payload.id);
    case ActionType.Errored:
      // The last data remains, because an error must not empty the page.
      return isMap(state.get(action.payload.id))
        ? state.setIn([action.payload.id, 'loadError'], action.payload.k8sObjects)
        : state;
    default:
      return listReducer(state, action);
  }
}

function listReducer(state: K8sTree, action: K8sAction): K8sTree {
  switch (action.type) {
    case ActionType.Loaded: {
      const { id, k8sObjects } = action.payload;
      const objects = Array.isArray(k8sObjects) ? k8sObjects : [k8sObjects];
      return withList(state, id, (list) => replaced(list, objects), {
        loaded: true,
        loadError: '',
      });
    }
    case ActionType.BulkAddToList: {
      const { id, k8sObjects } = action.payload;
      return withList(state, id, (list) => extended(list, k8sObjects));
    }
    case ActionType.UpdateListFromWS: {
      const { id, k8sObjects } = action.payload;
      return withList(state, id, (list) => followed(list, k8sObjects));
    }
    default:
      return state;
  }
}

const TYPES: ReadonlySet<string> = new Set(Object.values(ActionType));

function isK8sAction(action: UnknownAction | K8sAction): action is K8sAction {
  return TYPES.has(action.type);
}

function freshEntry(data: ImmutableMap<string, unknown>): ImmutableMap<string, unknown> {
  return ImmutableMap<string, unknown>({ loadError: '', loaded: false, data });
}

function withObject(state: K8sTree, id: string, object: object): K8sTree {
  const entry = state.get(id);
  return isMap(entry)
    ? state.set(id, entry.merge({ loadError: '', loaded: true }).set('data', deepMap(object)))
    : state;
}

// eslint-disable-next-line max-params -- a reducer step: state, watch ID, change, further fields
function withList(
  state: K8sTree,
  id: string,
  change: (list: WatchedList) => WatchedList,
  flags: Readonly<Record<string, unknown>> = {},
): K8sTree {
  const entry = state.get(id);
  return isMap(entry)
    ? state.set(id, entry.merge(flags).set('data', change(mapAt(entry, 'data'))))
    : state;
}

/** Built-in kinds are known under their kind alone, all others under `group~version~Kind`, as in the console. */
function withModels(state: K8sTree, models: readonly K8sModel[]): K8sTree {
  const known = mapAt(state, 'RESOURCES', 'models');
  const next = models.reduce((all, model) => {
    const reference = referenceOfModel(model);
    const builtIn = staticModels.find((candidate) => referenceOfModel(candidate) === reference);
    const key = builtIn === undefined ? reference : builtIn.kind;
    const { verbs, shortNames } = model;
    return all.has(key) ? all : all.set(key, { ...(builtIn ?? model), verbs, shortNames });
  }, known);
  return state
    .setIn(['RESOURCES', 'models'], next)
    .setIn(['RESOURCES', 'inFlight'], false)
    .setIn(['RESOURCES', 'loaded'], true);
}
