import { type Found, type Leftover, leftoverId } from './leftover';
import { LEFTOVERS_BY_KIND, LEFTOVER_KINDS, type LeftoverKind } from './leftoverKinds';
import { componentKey, objectKey } from './olmObjects';
import { type ClusterFacts, factsOf, formerOwnerOf, originOf } from './owners';
import { type ScanName, type ScannedCluster, seen } from './scannedCluster';

/**
 * The leftovers of uninstallations, worst first, within a kind by name. Only objects that nothing needs for certain:
 * unreadable and owned objects are excluded.
 */
export function leftoversIn(cluster: ScannedCluster): readonly Leftover[] {
  const facts = factsOf(cluster);
  const listed = listedIn(facts);
  let found: readonly Leftover[] = [];
  for (const kind of [...LEFTOVER_KINDS.filter((one) => one !== LISTING), LISTING] as const) {
    const own = LEFTOVERS_BY_KIND[kind].find(facts, found).flatMap((one) => leftover(kind, one));
    found = [...found, ...own.filter((one) => isApart(one) || !listed.has(objectKey(one.object)))];
  }
  return found.toSorted(inOrder);
}

/** It lists all others. */
const LISTING = 'empty-operator' satisfies LeftoverKind;

/** A CSV without a Subscription, or a list itself. */
function isApart({ kind }: Leftover): boolean {
  return kind === 'orphan-csv' || kind === LISTING;
}

function leftover(kind: LeftoverKind, { model, object, ...found }: Found): readonly Leftover[] {
  if (found.evidence.length === 0) return [];
  const { namespace, name, uid, createdAt, finalizers } = object;
  return [
    {
      id: leftoverId(kind, model, object),
      kind,
      object: { model, namespace, name, uid },
      createdAt,
      formerOwner: formerOwnerOf(object),
      origin: originOf(object),
      finalizers,
      cleanUp: { kind: LEFTOVERS_BY_KIND[kind].stage === null ? 'none' : 'delete' },
      after: [],
      ...found,
    },
  ];
}

/** The components of packages with a Subscription or a CSV, from OLM's lists. */
function listedIn({ cluster, components }: ClusterFacts<ScanName>): ReadonlySet<string> {
  const lists = seen(cluster.operators).filter(({ name }) => components.has(name));
  return new Set(lists.flatMap((operator) => (operator.components ?? []).map(componentKey)));
}

/** Object names contain only ASCII characters, so that no locale is required. */
function inOrder(one: Leftover, other: Leftover): number {
  const kinds = LEFTOVER_KINDS.indexOf(one.kind) - LEFTOVER_KINDS.indexOf(other.kind);
  return kinds === 0 ? Number(one.id > other.id) - Number(one.id < other.id) : kinds;
}

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
