import type { PlanGround } from './planGround';

export async function riskFacts(_ground: PlanGround, _signal: AbortSignal): Promise<null> {
  return Promise.resolve(null);
}
