import { type JsonRecord, listIn, recordIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import type { ClusterCall, ObjectName, PatchStep } from '~/olm/calls/clusterCall';

/**
 * The patch to add to the source of an object instead of sending a call, as Kustomize applies it. `null`: nothing that a
 * source contains is changed.
 * Source: kubectl.docs.kubernetes.io, Kustomize "patches" (strategic merge, where `null` removes a field and
 * `$patch: delete` an object). Other tools take the same fields.
 * @param live the object on the cluster
 */
export function gitOpsPatch(call: ClusterCall, live: object): object | null {
  switch (call.kind) {
    case 'create':
      return null;
    case 'delete':
      return { $patch: 'delete', ...headOf(call.model, call.object) };
    case 'patch': {
      const changes = mergePatch(declared(live), declared(patched(live, call.steps)));
      if (Object.keys(changes).length === 0) return null;
      const { metadata, ...rest } = changes;
      const head = headOf(call.model, call.object);
      return { ...head, metadata: { ...head.metadata, ...recordIn(metadata) }, ...rest };
    }
  }
}

function headOf({ group, version, kind }: ResourceModel, { name, namespace }: ObjectName) {
  return {
    apiVersion: group === '' ? version : `${group}/${version}`,
    kind,
    metadata: { name, ...(namespace === undefined ? {} : { namespace }) },
  };
}

/** Without fields that the server writes, and without finalizers, which a source does not contain. */
function declared(object: unknown): JsonRecord {
  const { metadata, ...members } = recordIn(object);
  const { labels, annotations } = recordIn(metadata);
  const rest = Object.entries(members).filter(([key]) => key !== 'status');
  return { ...Object.fromEntries(rest), metadata: { labels, annotations } };
}

/** The merge patch from one value to another (RFC 7386). Equal members are omitted. */
function mergePatch(before: JsonRecord, after: JsonRecord): JsonRecord {
  const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(
    (key): [string, unknown][] => {
      const [from, to] = [before[key], after[key]];
      if (JSON.stringify(from) === JSON.stringify(to)) return [];
      if (to === undefined) return [[key, null]];
      return isRecord(from) && isRecord(to) ? [[key, mergePatch(from, to)]] : [[key, to]];
    },
  );
  return Object.fromEntries(changes);
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object after a JSON patch (RFC 6902). A step that does not fit is omitted: the server would reject it. */
function patched(object: object, steps: readonly PatchStep[]): unknown {
  return steps.reduce<unknown>(
    (value, step) => (step.op === 'test' ? value : written(value, keysOf(step.path), step)),
    object,
  );
}

function keysOf(path: string): readonly string[] {
  return path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

type Write = Exclude<PatchStep, { readonly op: 'test' }>;

function written(value: unknown, [key, ...rest]: readonly string[], step: Write): unknown {
  if (key === undefined) return step.op === 'remove' ? undefined : step.value;
  if (Array.isArray(value)) return writtenList(listIn(value), [key, ...rest], step);
  const { [key]: member, ...others } = recordIn(value);
  const next = written(member, rest, step);
  return next === undefined ? others : { ...recordIn(value), [key]: next };
}

function writtenList(
  list: readonly unknown[],
  [key, ...rest]: readonly string[],
  step: Write,
): readonly unknown[] {
  const index = key === '-' ? list.length : Number(key);
  if (!Number.isInteger(index) || index > list.length) return list;
  if (rest.length > 0) {
    return list.map((item, at) => (at === index ? written(item, rest, step) : item));
  }
  if (step.op === 'remove') return list.toSpliced(index, 1);
  return list.toSpliced(index, step.op === 'add' ? 0 : 1, step.value);
}
