import type { InstallProgress } from './progress';
import type { MissingReport } from './missingReport';
import { troublesIn } from '~/olm/messages/trouble';

/** What has to be done with the OperatorGroups of a namespace before an installation goes on; `null`: nothing. */
export type GroupRemedy = 'create' | 'remove' | 'change' | null;

/**
 * By what OLM's silence means (OG-007), or by what it says of the CSV (CSV-009, OG-008, OG-013).
 * @param groupCount how many there are; an OperatorGroup is changed only where it is the only one
 */
export function groupRemedyOf(
  { kind, said }: Pick<InstallProgress, 'kind' | 'said'>,
  missingReport: MissingReport | null,
  groupCount: number | null,
): GroupRemedy {
  const causes = [kind, missingReport];
  if (causes.includes('no-operator-group')) return 'create';
  if (causes.includes('several-operator-groups')) return 'remove';
  const isUnfit = troublesIn(said).some((trouble) => UNFIT.includes(trouble.kind));
  return isUnfit && groupCount === 1 ? 'change' : null;
}

const UNFIT: readonly string[] = [
  'mode-unsupported',
  'mode-unsupported-by-group',
  'group-selects-nothing',
  'api-owned-by-other-group',
];
