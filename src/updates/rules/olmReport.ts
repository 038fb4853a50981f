import type { Condition } from '~/kube/models/meta';
import type { InstalledOperator } from '~/olm/installed/installedOperator';

/** How the Upgradeable condition of ClusterOperator `operator-lifecycle-manager` relates to the computed readiness. */
export type OlmReport =
  /** OLM reports the same Operators, or none. */
  | { readonly kind: 'agrees' }
  /** OLM reports Operators that the user cannot view, or that were changed since. */
  | { readonly kind: 'reports-more'; readonly others: readonly ReportedOperator[] }
  /** OLM does not report some Operators with a lower maximum version yet. */
  | { readonly kind: 'reports-less' }
  /** OLM is being updated, which blocks minor updates of OpenShift until it is complete. */
  | { readonly kind: 'updating' }
  /** OLM could not check the Operators, and blocks the update as a precaution. */
  | { readonly kind: 'unable'; readonly message: string };

export type ReportedOperator = { readonly namespace: string; readonly csvName: string };

/**
 * Compares OLM's condition with the Operators that block the next minor version.
 * Source: `setUpgradeable` in clusteroperator_controller.go and `skews` in helpers.go of
 * pkg/controller/operators/openshift in operator-framework/operator-lifecycle-manager.
 * @param condition `undefined`: unknown
 * @returns `null`: unknown
 */
export function olmReport(
  condition: Condition | undefined,
  blocking: readonly Pick<InstalledOperator, 'namespace' | 'csvNames'>[],
): OlmReport | null {
  if (condition === undefined) return null;
  const { status, reason = '', message = '' } = condition;
  if (status === 'True') return { kind: blocking.length === 0 ? 'agrees' : 'reports-less' };
  if (reason === '') return { kind: 'updating' };
  if (reason !== 'IncompatibleOperatorsInstalled') return { kind: 'unable', message };
  const reported = reportedIn(message);
  const isReported = ({ namespace, csvNames }: (typeof blocking)[number]) =>
    reported.some((one) => one.namespace === namespace && csvNames.includes(one.csvName));
  const others = reported.filter(
    ({ namespace, csvName }) =>
      !blocking.some((own) => own.namespace === namespace && own.csvNames.includes(csvName)),
  );
  if (others.length > 0) return { kind: 'reports-more', others };
  return { kind: blocking.every(isReported) ? 'agrees' : 'reports-less' };
}

/**
 * The CSVs that the message lists: "maximum supported OCP version for ns/name is 4.20", in OLM before OpenShift 4.17
 * "ns/name is incompatible with OpenShift minor versions greater than 4.14", and "ns/name has invalid … properties".
 */
function reportedIn(message: string): readonly ReportedOperator[] {
  return [...message.matchAll(LISTED)].map(({ groups }) => ({
    namespace: groups?.['namespace'] ?? '',
    csvName: groups?.['name'] ?? '',
  }));
}

const LISTED =
  /(?<namespace>[a-z0-9-]+)\/(?<name>[a-z0-9.-]+) (?:is incompatible with|has invalid|is \d)/g;

/** Whether the cluster's message repeats only that of OLM, whose Operators are listed. */
export function repeatsOlm(message: string): boolean {
  return message.startsWith('Cluster operator operator-lifecycle-manager ');
}
