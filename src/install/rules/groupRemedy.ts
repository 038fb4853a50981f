import type { InstallProgress, MissingReport } from './progress';
import { meaningsIn } from '~/olm/messages/meaning';

/** The required change of a namespace's OperatorGroups before an installation continues; `null`: none. */
export type GroupRemedy = 'create' | 'remove' | 'change' | null;

/**
 * From a missing report of OLM (OG-007), or from OLM's message about the CSV (CSV-009, OG-008, OG-013).
 * @param groupCount the number of OperatorGroups; only a single one is changed
 */
export function groupRemedyOf(
  { kind, messages }: Pick<InstallProgress, 'kind' | 'messages'>,
  missingReport: MissingReport | null,
  groupCount: number | null,
): GroupRemedy {
  const causes = [kind, missingReport];
  if (causes.includes('no-operator-group')) return 'create';
  if (causes.includes('several-operator-groups')) return 'remove';
  const isUnfit = meaningsIn(messages).some((meaning) => UNFIT.includes(meaning.kind));
  return isUnfit && groupCount === 1 ? 'change' : null;
}

const UNFIT: readonly string[] = [
  'mode-unsupported',
  'mode-unsupported-by-group',
  'group-selects-nothing',
  'api-owned-by-other-group',
];
