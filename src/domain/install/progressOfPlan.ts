import type { OlmMessage } from '~/domain/olmMessages/message';
import { type InstallPlan, installPlanModel } from '~/models/installPlan';
import { concerns } from './followed';
import type { Position } from './progress';

/** IP-003, IP-010; a plan that installs may carry the error that it retries (recording approve_invalid). */
export function ofPlan(plan: InstallPlan | null, csv: string | null): Position | null {
  if (plan === null || !concerns(plan, csv)) return null;
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

/** The condition is all there is when OLM cannot even tell with whose rights to install (IP-013). */
function saying({ metadata, status }: InstallPlan): readonly OlmMessage[] {
  const refused = status?.conditions?.find(
    (one) => one.type === 'Installed' && one.status === 'False',
  );
  const message = textOf(status?.message) ?? textOf(refused?.message);
  if (message === null) return [];
  const by = {
    model: installPlanModel,
    namespace: metadata.namespace ?? null,
    name: metadata.name,
  };
  return [{ by, reason: refused?.reason ?? '', message }];
}

function textOf(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}

function failedSince({ metadata, status }: InstallPlan): string | null {
  const installed = status?.conditions?.find(({ type }) => type === 'Installed');
  return installed?.lastTransitionTime ?? status?.startTime ?? metadata.creationTimestamp ?? null;
}
