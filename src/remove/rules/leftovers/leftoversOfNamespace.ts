import type { Leftover } from './leftover';

/**
 * The leftovers that a namespace has to do with: they are in it, were left by an Operator that was there, or wait for a
 * Service of it.
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
