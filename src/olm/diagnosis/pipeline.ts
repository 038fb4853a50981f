import type { OlmMessage } from '~/olm/messages/message';

/** OLM's stages of an Operator, from the catalog to running Deployments. */
export const PIPELINE = ['catalog', 'resolve', 'unpack', 'plan', 'install', 'ready'] as const;

export type PipelineStage = (typeof PIPELINE)[number];

/** `troubled`: OLM reported an error and retries. */
export type PipelineState =
  'waiting' | 'running' | 'troubled' | 'needs-approval' | 'done' | 'failed';

/** The state of one stage. */
export type StageReport = {
  readonly stage: PipelineStage;
  readonly state: PipelineState;
  /** A timestamp; `null` if OLM does not record it. */
  readonly since: string | null;
  /** The end; `null` before, and if OLM does not record it. */
  readonly until: string | null;
  /** OLM's message about what it waits for; empty if there is none. */
  readonly messages: readonly OlmMessage[];
};
