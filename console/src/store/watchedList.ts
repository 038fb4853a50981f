/** Applies the API server's answers to a watched list, by the rules of the console's k8s reducer (4.22). */
import type { K8sResourceKind } from '@openshift-console/dynamic-plugin-sdk';
import type { Map as ImmutableMap } from 'immutable';
import { textAt } from '../../json';
import { deepMap, isMap, mapAt } from './immutable';

export type WatchedList = ImmutableMap<string, unknown>;

export type WatchEvent = { readonly type: string; readonly object: K8sResourceKind };

/** The list after a full relist, without the objects that no longer exist. */
export function replaced(list: WatchedList, objects: readonly K8sResourceKind[]): WatchedList {
  const names = new Set(objects.map(qualifiedName));
  const kept = list.filter((_, name) => name !== undefined && names.has(name)).toMap();
  return objects.reduce(withObject, kept);
}

/** The list with a further page of it. */
export function extended(list: WatchedList, objects: readonly K8sResourceKind[]): WatchedList {
  return objects.reduce((all, object) => all.set(qualifiedName(object), deepMap(object)), list);
}

/** The list after watch events; bookmarks and errors change nothing. */
export function followed(list: WatchedList, events: readonly WatchEvent[]): WatchedList {
  return events.reduce((current, { type, object }) => {
    if (type === 'DELETED') {
      return current.delete(qualifiedName(object));
    }
    return type === 'ADDED' || type === 'MODIFIED' ? withObject(current, object) : current;
  }, list);
}

function withObject(list: WatchedList, object: K8sResourceKind): WatchedList {
  const name = qualifiedName(object);
  const known = list.get(name);
  const next = deepMap(object);
  if (!isMap(known)) {
    return list.set(name, next);
  }
  const unchanged = withoutVersion(known).equals(withoutVersion(next));
  return !isNewer(next, known) || unchanged ? list : list.set(name, next);
}

function isNewer(next: WatchedList, known: WatchedList): boolean {
  const [one, other] = [mapAt(next, 'metadata'), mapAt(known, 'metadata')];
  if (one.get('uid') !== other.get('uid')) {
    return String(one.get('creationTimestamp')) > String(other.get('creationTimestamp'));
  }
  return Number(one.get('resourceVersion')) > Number(other.get('resourceVersion'));
}

function withoutVersion(object: WatchedList): WatchedList {
  return object.deleteIn(['metadata', 'resourceVersion']);
}

function qualifiedName(object: K8sResourceKind): string {
  const { name = '', namespace } = object.metadata ?? {};
  if (object.kind === 'PackageManifest') {
    // One package name can come from several catalogs, in one namespace.
    return `(${textAt(object, 'status', 'catalogSource') ?? ''})-${name}`;
  }
  return namespace === undefined ? name : `(${namespace})-${name}`;
}
