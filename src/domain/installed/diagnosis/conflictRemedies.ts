import { subscriptionModel } from '../../../models/subscription';
import type { Trouble } from '../../olmMessages/trouble';
import { speaker } from '../standing/standing';
import { namedObjects } from './namedObjects';
import type { OperatorFacts } from './operatorFacts';
import { isOrphan } from './orphan';
import type { Remedy } from './remedy';

/**
 * What helps when two versions cannot be together: an orphan goes; otherwise one of the two Operators has to, which is
 * for a person to say. A resolution fails for all Subscriptions of a namespace, so that it may be about two others.
 */
export function conflictRemedies(trouble: Trouble, facts: OperatorFacts): readonly Remedy[] {
  const names = namesIn(trouble);
  const orphans = names.filter((name) => isOrphan(name, facts));
  const own = facts.csvs.map(({ metadata }) => metadata.name);
  const others = namedObjects(trouble).filter(
    ({ name }) => !own.includes(name) && !orphans.includes(name),
  );
  return [
    ...orphans.map((name) => ({
      kind: 'delete-csv' as const,
      namespace: facts.namespace,
      name,
    })),
    ...others.map((object) => ({ kind: 'open-object' as const, object })),
    ...rivals(names, facts),
  ];
}

/** `csv` of the one that no Subscription refers to, `first` and `second` of those that clash. */
function namesIn({ values }: Trouble): readonly string[] {
  return ['csv', 'first', 'second'].flatMap((one) => values[one] ?? []);
}

/** The other Subscriptions of the namespace that ask for a version which is not there: of the package by its name. */
function rivals(names: readonly string[], facts: OperatorFacts): readonly Remedy[] {
  const { subscriptions, subscription, namespaceCsvs } = facts;
  const installed = (namespaceCsvs ?? []).map(({ metadata }) => metadata.name);
  const wanted = names.filter((name) => !installed.includes(name));
  return subscriptions
    .filter(({ metadata, spec }) => {
      const isOwn = metadata.name === subscription?.metadata.name;
      return (
        !isOwn && wanted.some((name) => spec !== undefined && name.startsWith(`${spec.name}.`))
      );
    })
    .map((other) => ({ kind: 'open-object', object: speaker(subscriptionModel, other) }));
}
