import type { Leftover } from './leftover';

/**
 * The leftovers related to a namespace: those in it, those of an Operator that was installed there, and those that
 * require a Service of it.
 * @param namespace `null`: all
 */
export function leftoversOfNamespace(
  leftovers: readonly Leftover[],
  namespace: string | null,
): readonly Leftover[] {
  if (namespace === null) return leftovers;
  return leftovers.filter(
    ({ object, formerOwner, evidence }) =>
      object.namespace === namespace ||
      formerOwner.namespace === namespace ||
      evidence.some(
        (fact) =>
          (fact.kind === 'service-gone' || fact.kind === 'no-owner-csv') &&
          fact.namespace === namespace,
      ),
  );
}
