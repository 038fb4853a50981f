import type { Trouble } from '~/olm/messages/trouble';
import { isWorking } from '~/olm/standing/csvStanding';
import { editSubscription } from './catalogRemedies';
import { namedObjects } from './namedObjects';
import type { OperatorFacts } from './operatorFacts';
import { isOrphan } from './orphan';
import type { Remedy } from './remedy';

/**
 * What helps when two versions cannot be together: an orphan goes. One that runs as this very Operator goes last: OLM would
 * put what the channel has in its place, which may be older, and another channel or catalog may have what runs. Otherwise
 * one of two Operators has to go, which is for a person to say; here the installed ones that no Subscription leads to.
 */
export function conflictRemedies(trouble: Trouble, facts: OperatorFacts): readonly Remedy[] {
  const orphans = namesIn(trouble).filter((name) => isOrphan(name, facts));
  const known = [
    ...orphans,
    ...facts.csvs.map(({ metadata }) => metadata.name),
    ...facts.subscriptions.flatMap(({ status }) => status?.installedCSV ?? []),
  ];
  const others = namedObjects(trouble).filter(({ name }) => !known.includes(name));
  const isOwn = orphans.some((name) => facts.csvs.some(({ metadata }) => metadata.name === name));
  return [
    ...(isOwn && isWorking(facts.csvs)
      ? [...editSubscription('channel', facts), ...editSubscription('catalog', facts)]
      : []),
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
