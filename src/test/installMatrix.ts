/** One row of the preflight tables: a package, a form and a cluster, and the findings as short texts. */
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import type { Fix } from '~/install/rules/findings/installFinding';
import type { ClusterFacts, InstallChoices, InstallForm } from '~/install/rules/form';
import { formOf } from '~/install/rules/formDefaults';
import { plannedObjects } from '~/install/rules/plannedObjects';
import { installFindings } from '~/install/rules/findings/installFindings';
import { aClusterState, aForm, aPackage, supporting } from './installBuilders';

export type Case = {
  readonly offered?: OperatorPackage;
  readonly form?: Partial<InstallForm>;
  readonly facts?: Partial<ClusterFacts>;
};

/** The four modes, so that a row states only other differences. */
export const EVERY_MODE = ['AllNamespaces', 'OwnNamespace', 'SingleNamespace', 'MultiNamespace'];

export const everyMode = aPackage(supporting(...EVERY_MODE));

/** As `danger version-unknown → version=1.1.0`: severity, kind, and the fixes. */
export function described({ offered = everyMode, form, facts }: Case): readonly string[] {
  return installFindings(aForm(form), offered, aClusterState(facts)).map(
    ({ severity, kind, actions = [] }) =>
      `${severity} ${kind}${actions.length === 0 ? '' : ` → ${actions.map(fixed).join(' | ')}`}`,
  );
}

/** As `create Subscription quill {"channel":"stable"}`. */
export function planned({ offered = everyMode, form, facts }: Case): readonly string[] {
  return plannedObjects(aForm(form), offered, aClusterState(facts)).map(
    ({ action, kind, name, manifest }) =>
      [
        action,
        kind,
        name,
        ...(manifest.spec === undefined ? [] : [JSON.stringify(manifest.spec)]),
      ].join(' '),
  );
}

/** The form that the page shows for some choices, as `AllNamespaces in openshift-operators`. */
export function defaulted(choices: InstallChoices, { offered = everyMode, facts }: Case) {
  const form = formOf(choices, offered, aClusterState(facts));
  const targets = form.targets.length === 0 ? '' : ` for ${form.targets.join(', ')}`;
  return { form, text: `${form.mode} in ${form.namespace}${targets}, ${form.approval}` };
}

function fixed(fix: Fix): string {
  if (fix.kind === 'use-existing') return `use ${fix.namespace}/${fix.subscription}`;
  return Object.entries(fix.choices)
    .map(([field, value]) =>
      `${field}=${Array.isArray(value) ? value.join() : JSON.stringify(value)}`.replaceAll('"', ''),
    )
    .join(' ');
}
