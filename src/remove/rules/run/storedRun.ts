import { type JsonRecord, listIn, recordIn, textsIn } from '~/kube/json';
import type { ClusterCall, ObjectName, PatchStep } from '~/olm/calls/clusterCall';
import type { ResourceModel } from '~/kube/models/meta';
import { type RemovalItem, type RemovalRun, type RemovalState, restoredRun } from './removalRun';
import type { RemovalAction, RemovalStep } from './removalStep';
import { STAGES } from './stageOrder';

/**
 * A removal that an earlier page of the tab began: it goes on only when somebody says so. Steps are deletions: when one of
 * them cannot be read, none of them is carried out.
 * @param text as JSON; `null`: there is none
 */
export function storedRun(text: string | null): RemovalRun | null {
  const found = parsed(text);
  const { id, title } = recordIn(found['subject']);
  if (!isName(id) || typeof title !== 'string') return null;
  const read = listIn(found['items']).map((item) => itemIn(recordIn(item)));
  const items = read.flatMap((item) => item ?? []);
  if (items.length === 0 || items.length < read.length) return null;
  const after = textsIn(found['after']);
  return restoredRun({ subject: { id, title }, items, after, pause: null, isOver: false });
}

function parsed(text: string | null): JsonRecord {
  try {
    return recordIn(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

function itemIn(found: JsonRecord): RemovalItem | null {
  const step = stepIn(recordIn(found['step']));
  if (step === null) return null;
  const { returns } = found;
  return {
    step,
    state: stateIn(recordIn(found['state'])),
    returns: typeof returns === 'number' ? returns : 0,
  };
}

function stepIn(found: JsonRecord): RemovalStep | null {
  const { id } = found;
  const stage = STAGES.find((known) => known === found['stage']);
  const action = actionIn(recordIn(found['action']));
  return isName(id) && stage !== undefined && action !== null ? { id, stage, action } : null;
}

function actionIn(found: JsonRecord): RemovalAction | null {
  if (found['kind'] === 'disable-plugins') {
    return { kind: 'disable-plugins', names: textsIn(found['names']) };
  }
  const call = callIn(recordIn(found['call']));
  if (call === null || call.kind !== found['kind']) return null;
  return call.kind === 'delete' ? { kind: 'delete', call } : { kind: 'patch', call };
}

function callIn(found: JsonRecord): Exclude<ClusterCall, { readonly kind: 'create' }> | null {
  const model = modelIn(recordIn(found['model']));
  const object = objectIn(recordIn(found['object']));
  if (model === null || object === null) return null;
  if (found['kind'] === 'delete') {
    const { uid } = found;
    // Without it another object than the one that was meant might go.
    return uid === null || isName(uid) ? { kind: 'delete', model, object, uid } : null;
  }
  const read = listIn(found['steps']).map((step) => patchStepIn(recordIn(step)));
  const steps = read.flatMap((step) => step ?? []);
  const isPatch = found['kind'] === 'patch' && steps.length === read.length && steps.length > 0;
  return isPatch ? { kind: 'patch', model, object, steps } : null;
}

function modelIn({ group, version, kind, plural, namespaced }: JsonRecord): ResourceModel | null {
  if (typeof group !== 'string' || typeof namespaced !== 'boolean') return null;
  return isName(version) && isName(kind) && isName(plural)
    ? { group, version, kind, plural, namespaced }
    : null;
}

function objectIn({ name, namespace }: JsonRecord): ObjectName | null {
  if (!isName(name)) return null;
  if (namespace === undefined) return { name };
  return isName(namespace) ? { name, namespace } : null;
}

function patchStepIn({ op, path, value }: JsonRecord): PatchStep | null {
  if (typeof path !== 'string') return null;
  switch (op) {
    case 'remove':
      return { op, path };
    case 'test':
    case 'add':
    case 'replace':
      return { op, path, value };
    default:
      return null;
  }
}

/** What is not understood is done again: every step may be. */
function stateIn(found: JsonRecord): RemovalState {
  const { since, at, outcome, uid, isLate } = found;
  switch (found['kind']) {
    case 'leaving':
      return {
        kind: 'leaving',
        since: typeof since === 'number' ? since : 0,
        isLate: isLate === true,
        uid: isName(uid) ? uid : null,
      };
    case 'done':
      return {
        kind: 'done',
        outcome: outcome === 'anew' || outcome === 'changed' ? outcome : 'gone',
        at: typeof at === 'number' ? at : 0,
      };
    case 'skipped':
      return { kind: 'skipped' };
    case 'failed':
      return recordIn(found['cause'])['kind'] === 'returns'
        ? { kind: 'failed', cause: { kind: 'returns' } }
        : { kind: 'waiting' };
    default:
      return { kind: 'waiting' };
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
