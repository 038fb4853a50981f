import type { Trouble } from '../../olmMessages/trouble';
import { namedObjects } from './namedObjects';
import type { OperatorFacts } from './operatorFacts';
import { isOrphan } from './orphan';
import type { Remedy } from './remedy';

/**
 * What helps when two versions cannot be together: an orphan goes. Otherwise one of two Operators has to, which is for a
 * person to say; here the installed ones that no Subscription leads to.
 */
export function conflictRemedies(trouble: Trouble, facts: OperatorFacts): readonly Remedy[] {
  const orphans = namesIn(trouble).filter((name) => isOrphan(name, facts));
  const known = [
    ...orphans,
    ...facts.csvs.map(({ metadata }) => metadata.name),
    ...facts.subscriptions.flatMap(({ status }) => status?.installedCSV ?? []),
  ];
  const others = namedObjects(trouble).filter(({ name }) => !known.includes(name));
  return [
    ...orphans.map((name) => ({
      kind: 'delete-csv' as const,
      namespace: facts.namespace,
      name,
    })),
    ...others.map((object) => ({ kind: 'open-object' as const, object })),
  ];
}

/** `csv` of the one that no Subscription refers to, `first` and `second` of those that clash. */
function namesIn({ values }: Trouble): readonly string[] {
  return ['csv', 'first', 'second'].flatMap((one) => values[one] ?? []);
}
