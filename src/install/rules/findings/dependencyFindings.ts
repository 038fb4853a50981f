import { channelOf } from '~/install/rules/form';
import { namespaceObject, type PlannedInstall } from '~/install/rules/plannedInstall';
import type { PredictedInstall, Prediction } from '~/install/rules/predictedDependencies';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { clusterExtensionModel } from '~/kube/models/olmV1';
import { danger, info, warning } from '~/olm/finding';
import type { ConcernedObject } from '~/olm/messages/message';
import {
  groupsIn,
  modeOfTargets,
  providedApis,
  targetsOf,
  watchedNamespaces,
} from '~/olm/namespaces/operatorGroupTargets';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { clashesOf, joinedClashes } from './apiClash';
import { intoNamespace } from './fixes';
import type { InstallFinding } from './installFinding';

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

/**
 * IN-043: CRDs of an earlier uninstallation. OLM never deletes CRDs; the next installation changes the existing ones,
 * which must be valid for their custom resources. A CRD in deletion does not exist at the end of the plan. OLM v0 also
 * changes CRDs of OLM v1, which changes them back.
 */
export function crdFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const provided = channelOf(plan.form, plan.offered)?.providedApis ?? [];
  const stored = (plan.facts.crds ?? []).filter(({ name }) =>
    provided.some((api) => api.name === name),
  );
  const going = stored.filter(({ isTerminating }) => isTerminating).map(({ name }) => name);
  const kept = stored.filter(({ isTerminating }) => !isTerminating);
  const left = kept.flatMap(({ name, extension }) => (extension === undefined ? name : []));
  const owner = kept.find(({ extension }) => extension !== undefined)?.extension;
  const owned = kept.flatMap(({ name, extension }) => (extension === owner ? name : []));
  return [
    ...(owner === undefined
      ? []
      : [
          danger({
            kind: 'crds-of-extension',
            extension: owner,
            crds: owned,
            object: { model: clusterExtensionModel, name: owner, namespace: null },
          }),
        ]),
    ...(going.length === 0
      ? []
      : [warning({ kind: 'crds-terminating', crds: going, ...about(going) })]),
    ...(left.length === 0 || isInUse(plan)
      ? []
      : [info({ kind: 'crds-left', crds: left, ...about(left) })]),
  ];
}

/** Another Operator provides them, or this is unknown. */
function isInUse({ form, offered, facts }: PlannedInstall): boolean {
  const { operatorGroups, subscriptions } = facts;
  if (operatorGroups === null || subscriptions === null) return true;
  const isSubscribed = subscriptions.some(({ spec }) => spec?.name === offered.key.packageName);
  const apis = channelOf(form, offered)?.providedApis ?? [];
  const isServed = operatorGroups.some((group) => {
    const served = providedApis(group);
    return apis.some((api) => served.has(`${api.kind}.${api.version}.${api.group}`));
  });
  return isSubscribed || isServed;
}

function about([name = '']: readonly string[]): { readonly object: ConcernedObject } {
  return { object: { model: customResourceDefinitionModel, name, namespace: null } };
}
