import type { OlmMessage } from '~/olm/messages/message';

/** The way of an Operator through OLM, from its catalog to its running Deployments. */
export const PIPELINE = ['catalog', 'resolve', 'unpack', 'plan', 'install', 'ready'] as const;

export type PipelineStage = (typeof PIPELINE)[number];

/** `troubled`: OLM met an error and tries again. */
export type PipelineState =
  'waiting' | 'running' | 'troubled' | 'needs-approval' | 'done' | 'failed';

/** How one stage is. */
export type StageReport = {
  readonly stage: PipelineStage;
  readonly state: PipelineState;
  /** A timestamp; `null` when OLM does not note it. */
  readonly since: string | null;
  /** When it was done; `null` before, and when OLM does not note it. */
  readonly until: string | null;
  /** What it waits for, in OLM's words; empty where OLM is silent. */
  readonly said: readonly OlmMessage[];
};
