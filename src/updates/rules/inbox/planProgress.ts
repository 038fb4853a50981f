import { csvVersions } from '~/olm/plans/csvVersions';
import type { ClusterServiceVersion, InstallPlan } from '~/kube/models/olm';
import { wellFormedCsv } from '~/olm/installed/wellFormedObjects';
import { type PlanState, type ReviewedPlan, reviewedPlans } from '~/olm/plans/reviewedPlan';

/** The progress of one Operator of a plan. */
export type OperatorProgress = {
  readonly csvName: string;
  /** `null`: unknown. */
  readonly version: string | null;
  readonly stage: OperatorStage;
  /** The phase of the ClusterServiceVersion; `null`: it does not exist yet, or is unreadable. */
  readonly phase: string | null;
  readonly reason: string | null;
  readonly message: string | null;
};

export type OperatorStage = 'awaited' | 'under-way' | 'succeeded' | 'failed' | 'unseen';

/** The progress of a plan. */
export type PlanProgress = {
  /** `gone`: deleted. OLM keeps only some plans of a namespace. */
  readonly state: PlanState | { readonly kind: 'gone' };
  readonly operators: readonly OperatorProgress[];
};

/** The readable objects of a namespace. */
export type SeenNamespace = {
  readonly plans: readonly InstallPlan[];
  /** `null`: no permission. */
  readonly csvs: readonly ClusterServiceVersion[] | null;
};

/** The identity of a plan and the CSVs that it installs. */
export type PlanIdentity = Pick<ReviewedPlan, 'namespace' | 'name' | 'csvNames'>;

/** The progress of a plan and its Operators, from the objects of its namespace. */
export function planProgress(plan: PlanIdentity, seen: SeenNamespace): PlanProgress {
  const plans = seen.plans.filter(({ metadata }) => metadata.namespace === plan.namespace);
  const versionOf = csvVersions({ csvs: seen.csvs, plans });
  const found = reviewedPlans(plans, []).find(({ name }) => name === plan.name);
  return {
    state: found?.state ?? { kind: 'gone' },
    operators: plan.csvNames.map((csvName) => ({
      ...operatorProgress(csvName, seen.csvs),
      version: versionOf(csvName),
    })),
  };
}

export type Outcome =
  /** Not approved. */
  | { readonly kind: 'unapproved' }
  | { readonly kind: 'superseded'; readonly by: string | null }
  | { readonly kind: 'under-way' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'plan-failed'; readonly message: string | null }
  | { readonly kind: 'csv-failed'; readonly csvName: string; readonly message: string | null }
  /** OLM executed the plan; the state of its Operators is unreadable. */
  | { readonly kind: 'unseen' };

/** A plan is complete after OLM executed it and every ClusterServiceVersion of it succeeded. */
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
): Omit<OperatorProgress, 'version'> {
  const nothing = { csvName, phase: null, reason: null, message: null };
  if (csvs === null) return { ...nothing, stage: 'unseen' };
  const found = csvs.find(({ metadata }) => metadata.name === csvName);
  if (found === undefined) {
    return { ...nothing, stage: isReplaced(csvName, csvs) ? 'succeeded' : 'awaited' };
  }
  const { phase = null, reason = null, message = null } = wellFormedCsv(found).status ?? {};
  return { csvName, stage: stageOf(phase), phase, reason, message };
}

/** OLM replaces only a version that succeeded, and deletes it afterwards: a later plan was approved. */
function isReplaced(csvName: string, csvs: readonly ClusterServiceVersion[]): boolean {
  return csvs.some((csv) => wellFormedCsv(csv).spec?.replaces === csvName);
}

/** The phases of a ClusterServiceVersion. A version being replaced was installed before. */
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
