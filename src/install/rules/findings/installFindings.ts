import { severestFirst } from '~/olm/finding';
import { namespaceModel } from '~/kube/models/namespace';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { accessFindings, quotaFindings } from './limitFindings';
import { approvalFindings, subscriptionFindings, suggestionFindings } from './subscriptionFindings';
import { catalogFindings, offerFindings, platformFindings } from './catalogFindings';
import type { Prediction } from '~/install/rules/predictedDependencies';
import { crdFindings, dependencyFindings } from './dependencyFindings';
import type { InstallFinding } from './installFinding';
import type { ClusterFacts, InstallForm } from '~/install/rules/form';
import { groupFindings, namespaceFindings, targetFindings } from './namespaceFindings';
import { type PlannedInstall, visibleNamespace } from '~/install/rules/plannedInstall';
import { settingsFindings } from '~/install/rules/plannedObjects';

/** The findings about an installation, the most severe first. */
export function installFindings(
  form: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): readonly InstallFinding[] {
  const plan: PlannedInstall = { form, offered, facts };
  return severestFirst(RULES.flatMap((rule) => rule(plan)).map((one) => withPage(one, facts)));
}

/** The findings with the prediction about dependencies. */
export function withPrediction(
  findings: readonly InstallFinding[],
  plan: PlannedInstall,
  prediction: Prediction,
): readonly InstallFinding[] {
  const predicted = dependencyFindings(plan, prediction);
  return severestFirst([...findings, ...predicted.map((one) => withPage(one, plan.facts))]);
}

/** A new or invisible namespace has no page to link to. */
function withPage(found: InstallFinding, facts: ClusterFacts): InstallFinding {
  const { object, ...rest } = found;
  const isNamespace = object?.model.kind === namespaceModel.kind;
  return isNamespace && visibleNamespace(object.name, facts) === null ? rest : found;
}

const RULES = [
  offerFindings,
  platformFindings,
  namespaceFindings,
  suggestionFindings,
  targetFindings,
  groupFindings,
  subscriptionFindings,
  crdFindings,
  catalogFindings,
  quotaFindings,
  approvalFindings,
  accessFindings,
  settingsFindings,
] as const satisfies readonly ((plan: PlannedInstall) => readonly InstallFinding[])[];
