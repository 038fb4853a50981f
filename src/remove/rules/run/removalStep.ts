import type { ClusterCall } from '~/olm/calls/clusterCall';

/** One step of a removal. Steps are idempotent. */
export type RemovalStep = {
  /** Stable across reloads, so that a removal can resume. */
  readonly id: string;
  readonly stage: RemovalStage;
  readonly action: RemovalAction;
};

export type RemovalAction =
  /** Complete after the deletion, not after the request, because finalizers can block it. */
  | { readonly kind: 'delete'; readonly call: Extract<ClusterCall, { readonly kind: 'delete' }> }
  /** Complete after the server accepted it. */
  | { readonly kind: 'patch'; readonly call: Extract<ClusterCall, { readonly kind: 'patch' }> }
  /** Complete when the plugins are disabled. */
  | { readonly kind: 'disable-plugins'; readonly names: readonly string[] };

/** The subject of a removal, for titles and for resuming. */
export type RemovalSubject = {
  /** For an Operator its ID, `namespace/name`; for a clean-up `leftovers`. */
  readonly id: string;
  readonly title: string;
};

/** The requests of steps, in order. */
export function callsOf(steps: readonly RemovalStep[]): readonly ClusterCall[] {
  return steps.flatMap(({ action }) => (action.kind === 'disable-plugins' ? [] : action.call));
}

/**
 * The stages of a removal, in order. Uninstallation: operands first, while the Operator can remove their finalizers
 * (UN-014); the Subscription, so that OLM does not install the Operator again; its CSVs (UN-005, UN-007); then
 * dependent objects. Clean-up of leftovers: objects that break the cluster first. All steps of a stage start together;
 * the next stage starts when all are complete or skipped.
 */
export const STAGES = [
  'breaking',
  'operands',
  'subscription',
  'csv',
  // OLM v1.
  'extension',
  'leftovers',
  'definitions',
  // OLM's list of the components of a package, which it creates again while one of them exists.
  'component-list',
  'operator-group',
  'installer',
  'namespace',
  'console-plugins',
] as const;

export type RemovalStage = (typeof STAGES)[number];

/** The steps in their order, each once. The preview, the export and the run use this order. */
export function inStageOrder(steps: readonly RemovalStep[]): readonly RemovalStep[] {
  const distinct = new Map(steps.map((step) => [step.id, step]));
  return [...distinct.values()].toSorted(
    (one, other) => STAGES.indexOf(one.stage) - STAGES.indexOf(other.stage),
  );
}
