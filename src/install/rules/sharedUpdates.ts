import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { type ReviewedPlan, pendingPlans } from '~/olm/plans/reviewedPlan';
import { type ClusterFacts, type InstallChoices, type InstallForm, channelOf } from './form';
import { isNewNamespace } from './namespaces';
import { type Sibling, siblingsIn } from '~/olm/installed/subscription';

/** The updates that an installation shares with its namespace (OG-024). */
export type SharedUpdates = {
  readonly namespace: string;
  /** OLM resolves and updates all of them together (IN-018). Never empty. */
  readonly siblings: readonly Sibling[];
  /** The pending plans of the namespace, oldest first. */
  readonly pending: readonly ReviewedPlan[];
  /** The choices for a separate namespace (IN-020); `null`: none. */
  readonly elsewhere: (InstallChoices & { readonly namespace: string }) | null;
};

/**
 * The Operators that share updates; `null`: no others in the namespace.
 * @param plans of the namespace; empty: unknown
 */
export function sharedUpdates(
  { form, offered }: { readonly form: InstallForm; readonly offered: OperatorPackage },
  facts: ClusterFacts,
  plans: readonly ReviewedPlan[],
): SharedUpdates | null {
  const { namespace } = form;
  const siblings = siblingsIn(
    namespace,
    facts.subscriptions ?? [],
    ({ spec }) => spec?.name === offered.key.packageName,
  );
  if (siblings.length === 0) return null;
  return {
    namespace,
    siblings,
    pending: pendingPlans(plans.filter((plan) => plan.namespace === namespace)),
    elsewhere: elsewhere(form, offered, facts),
  };
}

/**
 * A new namespace with its own OperatorGroup with the same targets: IN-020 for all namespaces, otherwise the tenant
 * pattern (IN-022). An Operator for its own namespace requires a mode for another one.
 */
function elsewhere(
  form: InstallForm,
  offered: OperatorPackage,
  facts: ClusterFacts,
): SharedUpdates['elsewhere'] {
  const namespace = freeNamespace(offered.key.packageName, facts);
  if (namespace === null) return null;
  if (form.mode !== 'OwnNamespace') return { mode: form.mode, targets: form.targets, namespace };
  const mayWatchAnother = channelOf(form, offered)?.installModes.includes('SingleNamespace');
  return mayWatchAnother === true
    ? { mode: 'SingleNamespace', targets: [form.namespace], namespace }
    : null;
}

function freeNamespace(packageName: string, facts: ClusterFacts): string | null {
  const base = packageName
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replace(RESERVED, '')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  if (base === '') return null;
  const names = [base, `${base}-operator`, ...[2, 3, 4, 5].map((number) => `${base}-${number}`)];
  return names.find((name) => isNewNamespace(name, facts)) ?? null;
}

/** Prefixes that the platform reserves. */
const RESERVED = /^(openshift-|kube-)+/;

/** The part of a namespace's 63 characters that leaves space for a suffix. */
const LONGEST = 50;
