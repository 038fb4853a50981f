import { clashesOf } from '../problems/apiClash';
import type { InstallModeType } from '../../catalog/operatorPackage';
import { type ClusterFacts, type InstallForm, watchedNamespaces } from '../form/form';
import { groupsIn, modeOfTargets, targetsOf } from '../form/operatorGroupFit';
import type { PredictedInstall, Prediction } from './predictedDependencies';

/** Why a dependency fails although OLM installs it: its resolver looks at neither. */
export type DependencyFailure = { readonly packageName: string } & (
  | { readonly kind: 'mode-unsupported'; readonly mode: InstallModeType }
  /** OG-013: Operators of another namespace serve the same APIs to some of the same namespaces. */
  | {
      readonly kind: 'served-elsewhere';
      readonly namespace: string;
      readonly kinds: readonly string[];
    }
);

/** The dependencies whose ClusterServiceVersion will fail, in OLM's order of its checks: the mode first (OG-008). */
export function dependencyFailures(
  { installs }: Prediction,
  form: InstallForm,
  facts: Pick<ClusterFacts, 'operatorGroups'>,
): readonly DependencyFailure[] {
  return installs.flatMap((install): readonly DependencyFailure[] => {
    const mode = unsupportedMode(install, form, facts);
    const { packageName } = install.key;
    if (mode !== null) return [{ packageName, kind: 'mode-unsupported', mode }];
    return clashesOf(install.provides, form, facts)
      .filter(({ namespace }) => namespace !== form.namespace)
      .map((clash) => ({ packageName, kind: 'served-elsewhere', ...clash }));
  });
}

function unsupportedMode(
  { installModes }: PredictedInstall,
  form: InstallForm,
  { operatorGroups }: Pick<ClusterFacts, 'operatorGroups'>,
): InstallModeType | null {
  const [group] = groupsIn(form.namespace, operatorGroups);
  const targets = group === undefined ? watchedNamespaces(form) : targetsOf(group);
  const mode = modeOfTargets(targets, form.namespace);
  return installModes === null || targets.length === 0 || installModes.includes(mode) ? null : mode;
}
