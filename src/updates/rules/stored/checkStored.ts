import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { readDefinition, type Definition } from '~/olm/schema/readDefinition';
import { patternMatcher, type MatchesPattern } from '~/olm/schema/matchesPattern';
import { pruned, withDefaults } from '~/olm/schema/pruning';
import { isRecord } from '~/olm/schema/violation';
import {
  type DefinitionPair,
  type FoundBy,
  type StoredLoss,
  type StoredObject,
  type StoredOffender,
  type StoredPage,
  storedTarget,
  type StoredTarget,
  type StoredViolation,
} from './stored';
import { MAX_VIOLATIONS, validate, validateWritten, type Validation } from '~/olm/schema/validate';

/** Checks objects listed in the target's version. */
export type StoredChecker = (objects: readonly unknown[]) => StoredPage;

/**
 * Validates objects of a kind with its new definition, like OLM before it changes the definition, and like the API
 * server at each later write. Slow, so it runs in a worker.
 */
export function storedChecker(pair: DefinitionPair): StoredChecker {
  const target = storedTarget(pair);
  if (target === null) return ({ length }) => ({ ...NOTHING, checked: length });
  const check: Check = {
    target,
    before: readDefinition(pair.before),
    after: readDefinition(pair.after),
    matches: patternMatcher(),
  };
  const rules = target.versions.map((version) => celRulesIn(schemaOf(check.after, version)));
  return (objects) => pageOf(objects.map(recordIn), check, sum(rules));
}

const NOTHING = { offenders: [], losses: [], cut: 0, rules: 0 } as const;

type Check = {
  readonly target: StoredTarget;
  readonly before: Definition;
  readonly after: Definition;
  readonly matches: MatchesPattern;
};

function pageOf(objects: readonly JsonRecord[], check: Check, rules: number): StoredPage {
  const offenders: StoredOffender[] = [];
  const losses: StoredLoss[] = [];
  let cut = 0;
  for (const object of objects) {
    const which = storedObject(object);
    const { violations, isCut } = violationsOf(object, check);
    const paths = lostPaths(object, check);
    if (violations.length > 0) offenders.push({ ...which, violations, isCut });
    else if (isCut) cut += 1;
    if (paths.length > 0) losses.push({ ...which, paths: paths.slice(0, MAX_VIOLATIONS) });
  }
  return { checked: objects.length, offenders, losses, cut, rules };
}

function storedObject(object: JsonRecord): StoredObject {
  const { namespace, name } = recordIn(object['metadata']);
  return { namespace: textIn(namespace), name: textIn(name) ?? '' };
}

type Found = { readonly violations: readonly StoredViolation[]; readonly isCut: boolean };

/** A violation in several versions is reported for the first. */
function violationsOf(object: JsonRecord, check: Check): Found {
  const found = check.target.versions.map((version) => violationsIn(object, version, check));
  const known = new Map<string, StoredViolation>();
  for (const violation of found.flatMap(({ violations }) => violations)) {
    const key = JSON.stringify([violation.path, violation.reason]);
    if (!known.has(key)) known.set(key, violation);
  }
  const all = [...known.values()];
  return {
    violations: all.slice(0, MAX_VIOLATIONS),
    isCut: all.length > MAX_VIOLATIONS || found.some(({ isCut }) => isCut),
  };
}

function violationsIn(object: JsonRecord, version: string, check: Check): Found {
  const { after, matches } = check;
  const schema = schemaOf(after, version);
  const served = servedIn(object, version, check);
  const byOlm = validate(schema, served, matches);
  const kept = after.isPruning ? pruned(schema, served).value : served;
  const byServer = validateWritten(schema, withDefaults(schema, kept), matches);
  return {
    violations: joined(byOlm, byServer).map((violation) => ({ ...violation, version })),
    isCut: byOlm.isCut || byServer.isCut,
  };
}

function joined(byOlm: Validation, byServer: Validation) {
  const keysOf = ({ violations }: Validation) =>
    new Set(violations.map((one) => JSON.stringify(one)));
  const [olm, server] = [keysOf(byOlm), keysOf(byServer)];
  const foundBy = (key: string): FoundBy => {
    if (!server.has(key)) return 'olm';
    return olm.has(key) ? 'both' : 'server';
  };
  return [
    ...byOlm.violations,
    ...byServer.violations.filter((one) => !olm.has(JSON.stringify(one))),
  ].map((one) => ({ ...one, foundBy: foundBy(JSON.stringify(one)) }));
}

/** The object in another version, as the API server returns it now. */
function servedIn(object: JsonRecord, version: string, { target, before }: Check): unknown {
  if (version === target.model.version) return object;
  const schema = schemaOf(before, version);
  const named = { ...object, apiVersion: `${target.model.group}/${version}` };
  return withDefaults(schema, before.isPruning ? pruned(schema, named).value : named);
}

/** The old schema knows or preserves the served fields. Those that the new one does not know are lost. */
function lostPaths(object: JsonRecord, { target, after }: Check): readonly string[] {
  return after.isPruning ? pruned(schemaOf(after, target.model.version), object).paths : [];
}

function schemaOf({ versions }: Definition, version: string): JsonRecord {
  return versions.get(version)?.schema ?? {};
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}

/** The number of CEL rules in a schema, on all levels. */
function celRulesIn(schema: JsonRecord): number {
  let count = 0;
  const open: unknown[] = [schema];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) open.push(...listIn(next));
    if (!isRecord(next)) continue;
    count += listIn(next['x-kubernetes-validations']).length;
    open.push(...Object.values(next).filter((value) => typeof value === 'object'));
  }
  return count;
}
