import type { RemovalStep } from './removalStep';

/**
 * The stages of a removal in the order in which they are gone through: of an uninstallation the operands as long as the
 * Operator can clear their finalizers (UN-014), the Subscription, so that OLM does not install the Operator again, its CSVs
 * (UN-005, UN-007), then what is of no use without it; a clean-up of leftovers begins with what breaks the cluster. All of a
 * stage is begun before any of it is waited for; the next one begins when everything of this one is gone, or was skipped.
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
  // OLM's list of the components of a package: it is made anew as long as one of them is there.
  'component-list',
  'operator-group',
  'installer',
  'namespace',
  'console-plugins',
] as const;

export type RemovalStage = (typeof STAGES)[number];

/** The steps in the order in which they are carried out, each once. What is previewed, exported and run comes from here. */
export function inStageOrder(steps: readonly RemovalStep[]): readonly RemovalStep[] {
  const distinct = new Map(steps.map((step) => [step.id, step]));
  return [...distinct.values()].toSorted(
    (one, other) => STAGES.indexOf(one.stage) - STAGES.indexOf(other.stage),
  );
}
