import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { InstallPlan } from '~/kube/models/installPlan';
import { soundCsv } from '~/olm/installed/soundObjects';
import { type PlanState, type ReviewedPlan, reviewedPlans } from '~/olm/plans/reviewedPlan';

/** How far OLM is with one Operator of a plan. */
export type OperatorProgress = {
  readonly csvName: string;
  readonly stage: OperatorStage;
  /** OLM's own words, as the ClusterServiceVersion has them; `null`: it is not there (yet), or may not be read. */
  readonly phase: string | null;
  readonly reason: string | null;
  readonly message: string | null;
};

export type OperatorStage = 'awaited' | 'under-way' | 'succeeded' | 'failed' | 'unseen';

/** What became of a plan so far. */
export type PlanProgress = {
  /** `gone`: it does not exist any more; OLM keeps a few of a namespace only. */
  readonly state: PlanState | { readonly kind: 'gone' };
  readonly operators: readonly OperatorProgress[];
};

/** What can be seen of a namespace. */
export type SeenNamespace = {
  readonly plans: readonly InstallPlan[];
  /** `null`: they may not be read. */
  readonly csvs: readonly ClusterServiceVersion[] | null;
};

/** The part of a plan that says which one it is, and what it installs. */
export type PlanIdentity = Pick<ReviewedPlan, 'namespace' | 'name' | 'csvNames'>;

/** How far a plan and its Operators are, from the objects of its namespace. */
export function planProgress(plan: PlanIdentity, seen: SeenNamespace): PlanProgress {
  const found = reviewedPlans(
    seen.plans.filter(({ metadata }) => metadata.namespace === plan.namespace),
    [],
  ).find(({ name }) => name === plan.name);
  return {
    state: found?.state ?? { kind: 'gone' },
    operators: plan.csvNames.map((csvName) => operatorProgress(csvName, seen.csvs)),
  };
}

export type Outcome =
  /** Nobody has approved it. */
  | { readonly kind: 'unapproved' }
  | { readonly kind: 'superseded'; readonly by: string | null }
  | { readonly kind: 'under-way' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'plan-failed'; readonly message: string | null }
  | { readonly kind: 'csv-failed'; readonly csvName: string; readonly message: string | null }
  /** OLM has carried out the plan; whether its Operators came up may not be read. */
  | { readonly kind: 'unseen' };

/** A plan is done when OLM has carried it out, and every ClusterServiceVersion of it has succeeded. */
export function outcomeOf({ state, operators }: PlanProgress): Outcome {
  const broken = operators.find(({ stage }) => stage === 'failed');
  switch (state.kind) {
    case 'planning':
    case 'requires-approval':
      return { kind: 'unapproved' };
    case 'superseded':
      return { kind: 'superseded', by: state.by };
    case 'failed':
      return { kind: 'plan-failed', message: state.message };
    case 'installing':
    case 'complete':
    case 'gone':
      if (broken !== undefined) {
        return { kind: 'csv-failed', csvName: broken.csvName, message: broken.message };
      }
      return state.kind === 'installing' ? { kind: 'under-way' } : outcomeOfOperators(operators);
  }
}

function outcomeOfOperators(operators: readonly OperatorProgress[]): Outcome {
  if (operators.some(({ stage }) => stage === 'unseen')) return { kind: 'unseen' };
  const isDone = operators.every(({ stage }) => stage === 'succeeded');
  return { kind: isDone ? 'succeeded' : 'under-way' };
}

function operatorProgress(
  csvName: string,
  csvs: readonly ClusterServiceVersion[] | null,
): OperatorProgress {
  const nothing = { csvName, phase: null, reason: null, message: null };
  if (csvs === null) return { ...nothing, stage: 'unseen' };
  const found = csvs.find(({ metadata }) => metadata.name === csvName);
  if (found === undefined) {
    return { ...nothing, stage: isReplaced(csvName, csvs) ? 'succeeded' : 'awaited' };
  }
  const { phase = null, reason = null, message = null } = soundCsv(found).status ?? {};
  return { csvName, stage: stageOf(phase), phase, reason, message };
}

/** OLM replaces only what has succeeded, and deletes it afterwards: somebody approved the next version meanwhile. */
function isReplaced(csvName: string, csvs: readonly ClusterServiceVersion[]): boolean {
  return csvs.some((csv) => soundCsv(csv).spec?.replaces === csvName);
}

/** The phases of a ClusterServiceVersion. One that is being replaced was in place before. */
function stageOf(phase: string | null): OperatorStage {
  switch (phase) {
    case 'Succeeded':
    case 'Replacing':
    case 'Deleting':
      return 'succeeded';
    case 'Failed':
      return 'failed';
    default:
      return 'under-way';
  }
}
