import type { OlmMessage } from '~/domain/olmMessages/message';
import { troubleIn } from '~/domain/olmMessages/trouble';
import { type InstallPlan, installPlanModel } from '~/models/installPlan';
import { concerns } from './followed';
import type { Position } from './progress';

/** IP-003, IP-010; a plan that installs may carry the error that it retries (recording approve_invalid). */
export function ofPlan(plan: InstallPlan | null, csv: string | null): Position | null {
  if (plan === null || !concerns(plan, csv)) return null;
  return ofUnpacking(plan) ?? ofPhase(plan);
}

function ofPhase(plan: InstallPlan): Position {
  const said = saying(plan);
  const position = { said, isTroubled: false, since: plan.metadata.creationTimestamp ?? null };
  switch (plan.status?.phase) {
    case 'RequiresApproval':
      // IN-046. An approved plan keeps this phase until OLM looks at it.
      return {
        ...position,
        outcome: plan.spec?.approved === true ? 'running' : 'needs-approval',
        stage: 'plan',
      };
    case 'Failed':
      return { ...position, outcome: 'failed', stage: 'install', since: failedSince(plan) };
    case 'Installing':
    case 'Complete':
      return {
        ...position,
        outcome: 'running',
        stage: 'install',
        isTroubled: said.length > 0,
        since: plan.status.startTime ?? position.since,
      };
    default:
      return { ...position, outcome: 'running', stage: 'plan' };
  }
}

/**
 * Older versions of OLM plan first and unpack then, and say so here; today's leave these conditions out (all recordings).
 * While the Job runs there is a message, too: only one that is known tells of trouble.
 */
function ofUnpacking(plan: InstallPlan): Position | null {
  if (SETTLED.includes(plan.status?.phase ?? '')) return null;
  const conditions = (plan.status?.bundleLookups ?? [])
    .flatMap(({ conditions: found = [] }) => found)
    .filter(({ status }) => status === 'True');
  const failed = conditions.find(({ type }) => type === 'BundleLookupFailed');
  const found = failed ?? conditions.find(({ type }) => type === 'BundleLookupPending');
  if (found === undefined) return null;
  const words = `${found.reason ?? ''}: ${found.message ?? ''}`;
  const said = [{ by: speaker(plan), reason: '', message: words }];
  const isTroubled = said.some((message) => troubleIn(message) !== null);
  const since = found.lastTransitionTime ?? plan.metadata.creationTimestamp ?? null;
  return failed === undefined
    ? { outcome: 'running', stage: 'unpack', said, isTroubled, since }
    : { outcome: 'failed', stage: 'unpack', said, isTroubled: false, since };
}

/** What comes after the unpacking. */
const SETTLED = ['RequiresApproval', 'Complete', 'Failed'];

/** The condition is all there is when OLM cannot even tell with whose rights to install (IP-013). */
function saying(plan: InstallPlan): readonly OlmMessage[] {
  const { status } = plan;
  const refused = status?.conditions?.find(
    (one) => one.type === 'Installed' && one.status === 'False',
  );
  const message = textOf(status?.message) ?? textOf(refused?.message);
  if (message === null) return [];
  return [{ by: speaker(plan), reason: refused?.reason ?? '', message }];
}

function speaker({ metadata }: InstallPlan): OlmMessage['by'] {
  return {
    model: installPlanModel,
    namespace: metadata.namespace ?? null,
    name: metadata.name,
  };
}

function textOf(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function failedSince({ metadata, status }: InstallPlan): string | null {
  const installed = status?.conditions?.find(({ type }) => type === 'Installed');
  return installed?.lastTransitionTime ?? status?.startTime ?? metadata.creationTimestamp ?? null;
}
