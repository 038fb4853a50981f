/** Events of the core group and of `events.k8s.io` share one store. */
import type { KubeObject } from '../types';

const CORE = 'v1';
export const EVENTS_V1 = 'events.k8s.io/v1';

/** Fields with different names: core, `events.k8s.io`. */
const FIELDS = [
  ['involvedObject', 'regarding'],
  ['message', 'note'],
  ['reportingComponent', 'reportingController'],
  ['source', 'deprecatedSource'],
  ['firstTimestamp', 'deprecatedFirstTimestamp'],
  ['lastTimestamp', 'deprecatedLastTimestamp'],
  ['count', 'deprecatedCount'],
] as const;

/** Converts an event to the other group; other objects and versions are not changed. */
export function eventIn(object: KubeObject, apiVersion: string): KubeObject {
  const isTurned =
    object.kind === 'Event' &&
    [object.apiVersion, apiVersion].toSorted().join() === [EVENTS_V1, CORE].join();
  if (!isTurned) {
    return object;
  }
  const renamed = new Map<string, string>(
    FIELDS.map(([core, event]) => (apiVersion === CORE ? [event, core] : [core, event])),
  );
  const { kind, metadata, ...fields } = object;
  const turned = Object.entries(fields).map(
    ([field, value]) => [renamed.get(field) ?? field, value] as const,
  );
  return { ...Object.fromEntries(turned), apiVersion, kind, metadata };
}
