import { danger } from '~/olm/finding';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import type { PredictedInstall, Prediction } from '~/install/rules/predictedDependencies';
import { watchedNamespaces } from '~/olm/namespaces/operatorGroupTargets';
import { groupsIn, modeOfTargets, targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import { type PlannedInstall, namespaceObject } from '~/install/rules/plannedInstall';
import { clashesOf, joinedClashes } from './apiClash';
import type { InstallFinding } from './installFinding';
import { intoNamespace } from './fixes';

/** The predicted failures: of the resolution, and of dependencies that OLM installs nevertheless. */
export function dependencyFindings(
  plan: PlannedInstall,
  { missing, installs }: Prediction,
): readonly InstallFinding[] {
  return [
    ...missing.map((need) =>
      danger({ kind: 'dependency-missing', ...need, ...neighborsOf(plan), mustConfirm: true }),
    ),
    ...installs.flatMap((install) => failuresOf(install, plan)),
  ];
}

/** A failed resolution blocks every Subscription of the namespace (DR-001). */
function neighborsOf({ form: { namespace }, facts }: PlannedInstall) {
  const subscriptions = facts.subscriptions ?? [];
  return {
    own: namespace,
    hasOthers: subscriptions.some(({ metadata }) => metadata.namespace === namespace),
  };
}

/** Checks outside of the resolver. Among those of a CSV, the mode is the first (OG-008, OG-013). */
function failuresOf(install: PredictedInstall, plan: PlannedInstall): readonly InstallFinding[] {
  const { form, facts } = plan;
  const mode = unsupportedMode(install, plan);
  const own = { packageName: install.key.packageName, own: form.namespace };
  if (mode !== null) return [danger({ kind: 'dependency-mode', ...own, mode, mustConfirm: true })];
  const clashes = clashesOf(install.provides, form, facts).filter(
    ({ namespace }) => namespace !== form.namespace && !isCopied(install, namespace, plan),
  );
  const [first] = clashes;
  if (first === undefined) return [];
  const cause = { kind: 'dependency-clash', ...own, ...joinedClashes(clashes) } as const;
  return [
    danger({
      ...cause,
      object: namespaceObject(first.namespace),
      actions: cause.namespaces.flatMap((one) => intoNamespace(one, plan)).slice(0, MOST_FIXES),
      mustConfirm: true,
    }),
  ];
}

const MOST_FIXES = 3;

/**
 * Whether the same CSV runs in the other namespace and is copied to this one. OLM then uses the copy for its plan
 * (`EnsureClusterServiceVersion` in OLM's step_ensurer.go), without a conflict.
 */
function isCopied(
  { key, csvName }: PredictedInstall,
  from: string,
  { form, facts }: PlannedInstall,
): boolean {
  const reaches = groupsIn(from, facts.operatorGroups)
    .flatMap(targetsOf)
    .some((target) => target === '' || target === form.namespace);
  const runs = (facts.subscriptions ?? []).some(
    ({ metadata, spec, status }) =>
      metadata.namespace === from &&
      spec?.name === key.packageName &&
      status?.installedCSV === csvName,
  );
  return reaches && runs;
}

function unsupportedMode(
  { installModes }: PredictedInstall,
  { form, facts }: PlannedInstall,
): InstallModeType | null {
  const [group] = groupsIn(form.namespace, facts.operatorGroups);
  const targets = group === undefined ? watchedNamespaces(form) : targetsOf(group);
  const mode = modeOfTargets(targets, form.namespace);
  return installModes === null || targets.length === 0 || installModes.includes(mode) ? null : mode;
}
