import { namespaceModel } from '~/kube/models/namespace';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { accessProblems } from '~/install/rules/accessProblems';
import { approvalProblems } from './approvalProblems';
import { catalogProblems } from './catalogProblems';
import type { Prediction } from '~/install/rules/predictedDependencies';
import { crdProblems } from './crdProblems';
import { dependencyProblems } from './dependencyProblems';
import type { Finding } from './finding';
import type { ClusterFacts, InstallForm } from '~/install/rules/form';
import { groupProblems } from './groupProblems';
import { namespaceProblems } from './namespaceProblems';
import { offerProblems } from './offerProblems';
import { type PlannedInstall, visibleNamespace } from '~/install/rules/plannedInstall';
import { settingsProblems } from '~/install/rules/plannedConfig';
import { platformProblems } from './platformProblems';
import { quotaProblems } from './quotaProblems';
import { subscriptionProblems } from './subscriptionProblems';
import { suggestionProblems } from './suggestionProblems';
import { targetProblems } from './targetProblems';

/** The problems of an installation, errors first. */
export function problemsOf(
  form: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): readonly Finding[] {
  const plan: PlannedInstall = { form, offered, facts };
  return bySeverity(RULES.flatMap((rule) => rule(plan)).map((one) => withPresence(one, facts)));
}

/** The findings with the prediction about dependencies. */
export function withPrediction(
  findings: readonly Finding[],
  plan: PlannedInstall,
  prediction: Prediction,
): readonly Finding[] {
  const predicted = dependencyProblems(plan, prediction);
  return bySeverity([...findings, ...predicted.map((one) => withPresence(one, plan.facts))]);
}

function bySeverity(findings: readonly Finding[]): readonly Finding[] {
  return SEVERITIES.flatMap((severity) => findings.filter((one) => one.severity === severity));
}

/** A new or invisible namespace has no page to link to. */
function withPresence(found: Finding, facts: ClusterFacts): Finding {
  const { object } = found;
  if (object?.model.kind !== namespaceModel.kind) return found;
  const isMissing = visibleNamespace(object.name, facts) === null;
  return isMissing ? { ...found, object: { ...object, isMissing } } : found;
}

const SEVERITIES = ['error', 'predicted', 'warning', 'info'] as const;

const RULES = [
  offerProblems,
  platformProblems,
  namespaceProblems,
  suggestionProblems,
  targetProblems,
  groupProblems,
  subscriptionProblems,
  crdProblems,
  catalogProblems,
  quotaProblems,
  approvalProblems,
  accessProblems,
  settingsProblems,
] as const satisfies readonly ((plan: PlannedInstall) => readonly Finding[])[];
