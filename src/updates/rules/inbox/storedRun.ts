import { type JsonRecord, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import type { ApprovalRun, RunFailure, RunItem, RunPlan, RunState } from './approvalRun';
import type { OperatorProgress, OperatorStage } from './planProgress';

/**
 * A run that an earlier page of the tab began. It goes on only when somebody says so; what was on its way may or may not
 * have arrived, and what was refused was not done: both are looked at again.
 * @param text as JSON; `null`: there is none
 */
export function storedRun(text: string | null): ApprovalRun | null {
  const items = listIn(parsed(text)['items']).flatMap((item) => itemIn(recordIn(item)) ?? []);
  return items.length === 0 ? null : { items, isStopped: true };
}

function parsed(text: string | null): JsonRecord {
  try {
    return recordIn(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

function itemIn(found: JsonRecord): RunItem | null {
  const plan = planIn(recordIn(found['plan']));
  if (plan === null) return null;
  return {
    plan,
    state: stateIn(recordIn(found['state'])),
    operators: listIn(found['operators']).flatMap((one) => operatorIn(recordIn(one)) ?? []),
  };
}

function planIn(found: JsonRecord): RunPlan | null {
  const [namespace, name] = [textIn(found['namespace']), textIn(found['name'])];
  const { generation } = found;
  if (namespace === null || name === null) return null;
  return {
    namespace,
    name,
    generation: typeof generation === 'number' ? generation : null,
    csvNames: textsIn(found['csvNames']),
    changes: listIn(found['changes']).flatMap((change) => changeIn(recordIn(change)) ?? []),
  };
}

function changeIn(found: JsonRecord): PlanChange | null {
  const [csvName, operator, to] = [found['csvName'], found['operator'], found['to']].map(textIn);
  if (csvName == null || operator == null || to == null) return null;
  const [from, subscription] = [textIn(found['from']), textIn(found['subscription'])];
  return { csvName, operator, to, from, subscription };
}

function stateIn(found: JsonRecord): RunState {
  switch (found['kind']) {
    case 'installing':
      return {
        kind: 'installing',
        since: typeof found['since'] === 'number' ? found['since'] : 0,
        isLate: found['isLate'] === true,
      };
    case 'done':
    case 'skipped':
      return { kind: found['kind'] };
    case 'failed':
      return failedIn(recordIn(found['cause']));
    default:
      return { kind: 'waiting' };
  }
}

function failedIn(found: JsonRecord): RunState {
  const cause = causeIn(found);
  return cause === null ? { kind: 'waiting' } : { kind: 'failed', cause };
}

function causeIn(found: JsonRecord): RunFailure | null {
  const message = textIn(found['message']);
  switch (found['kind']) {
    case 'superseded':
      return { kind: 'superseded', by: textIn(found['by']) };
    case 'plan-failed':
      return { kind: 'plan-failed', message };
    case 'csv-failed':
      return { kind: 'csv-failed', csvName: textIn(found['csvName']) ?? '', message };
    case 'unseen':
      return { kind: 'unseen' };
    default:
      return null;
  }
}

function operatorIn(found: JsonRecord): OperatorProgress | null {
  const csvName = textIn(found['csvName']);
  const stage = STAGES.find((known) => known === found['stage']);
  if (csvName === null || stage === undefined) return null;
  const [phase, reason, message] = [found['phase'], found['reason'], found['message']].map(textIn);
  return {
    csvName,
    stage,
    phase: phase ?? null,
    reason: reason ?? null,
    message: message ?? null,
  };
}

const STAGES: readonly OperatorStage[] = ['awaited', 'under-way', 'succeeded', 'failed', 'unseen'];
