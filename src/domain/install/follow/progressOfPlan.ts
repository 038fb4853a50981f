import type { OlmMessage } from '~/domain/olmMessages/message';
import { troublesIn } from '~/domain/olmMessages/trouble';
import { type InstallPlan, installPlanModel } from '~/models/installPlan';
import type { Condition } from '~/models/meta';
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
  const found = lookup('BundleLookupFailed', plan) ?? lookup('BundleLookupPending', plan);
  if (found === null) return null;
  const { reason = '', message = '', lastTransitionTime } = found;
  const said = [{ by: speaker(plan), reason: '', message: `${reason}: ${message}` }];
  const position = { stage: 'unpack', said, since: lastTransitionTime ?? null } as const;
  return found.type === 'BundleLookupFailed'
    ? { ...position, outcome: 'failed', isTroubled: false }
    : { ...position, outcome: 'running', isTroubled: troublesIn(said).length > 0 };
}

function lookup(type: string, { status }: InstallPlan): Condition | null {
  const conditions = (status?.bundleLookups ?? []).flatMap((one) => one.conditions ?? []);
  return conditions.find((one) => one.type === type && one.status === 'True') ?? null;
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
