import type { ComparedObject, PlanComparison } from '~/updates/rules/review/comparison';
import { convertedBy } from '~/updates/rules/definitions';
import { definitionChanges, schemaChanges } from './definitionChanges';
import type { DefinitionChange, DefinitionDelta, UnsafeChange } from './definitionDelta';
import { readDefinition, type Definition } from '~/olm/schema/readDefinition';
import { effectOf, refusalOf, ruleOf } from './safetyRules';

/**
 * The CustomResourceDefinitions of a plan compared with those in the cluster, by OLM v1's upgrade safety
 * (V1P-002…V1P-018). OLM v0, which executes the plan, does not apply these rules: it rejects the removal of a stored
 * version, and existing objects that do not validate (DEP-008). Reads any shape of a manifest.
 */
export function definitionDeltas(comparison: PlanComparison): readonly DefinitionDelta[] {
  const converted = convertedBy(comparison.objects.map(({ after }) => after));
  return comparison.objects
    .filter(({ after }) => after.kind === 'CustomResourceDefinition')
    .map((object) => deltaOf(object, converted));
}

const NOTHING = {
  failure: null,
  storedVersions: [],
  findings: [],
  allowed: [],
  mayBreakObjects: false,
} as const;

function deltaOf({ after, before }: ComparedObject, converted: ReadonlySet<string>) {
  const { id, csvName, name, manifest } = after;
  const now = manifest === null ? null : definitionOf(manifest, converted.has(name));
  const same = { ...NOTHING, id, csvName, name, ...afterwards(now) };
  if (before.kind === 'absent') return { ...same, safety: 'new' } as const;
  if (before.kind === 'unreadable') {
    return { ...same, safety: 'unknown', failure: before.failure } as const;
  }
  const old = readDefinition(before.object);
  const { storedVersions } = old;
  if (now === null) {
    return {
      ...same,
      kind: old.kind,
      scope: old.scope,
      storedVersions,
      safety: 'unknown',
    } as const;
  }
  return { ...same, kind: now.kind ?? old.kind, storedVersions, ...comparedParts(old, now) };
}

function afterwards(now: Definition | null) {
  const { kind = null, scope = null, hasWebhook = false } = now ?? {};
  return { kind, scope, hasWebhook, versions: [...(now?.versions.keys() ?? [])] };
}

/** OLM writes the conversion of a ClusterServiceVersion into the definition. */
function definitionOf(manifest: NonNullable<ComparedObject['after']['manifest']>, has: boolean) {
  const definition = readDefinition(manifest);
  return has ? { ...definition, hasWebhook: true } : definition;
}

function comparedParts(before: Definition, after: Definition) {
  const changes = definitionChanges(before, after);
  const findings = [...changes.flatMap(findingOf), ...servedVersionFindings(before, after)];
  const allowed = changes.filter((change) => refusalOf(change) === null);
  const isSame = findings.length === 0 && allowed.length === 0;
  return {
    safety: isSame ? 'same' : findings.length > 0 ? 'unsafe' : 'safe',
    findings,
    allowed,
    mayBreakObjects: changes.some(mayBreakObjects),
  } as const;
}

function findingOf(change: DefinitionChange): readonly UnsafeChange[] {
  const refusal = refusalOf(change);
  return refusal === null ? [] : [{ ...change, ...refusal, toVersion: null }];
}

function mayBreakObjects(change: DefinitionChange): boolean {
  const effect = effectOf(change);
  return effect === 'narrower' || effect === 'unclear';
}

/**
 * Without a webhook, objects are converted between served versions by name alone, so that OLM v1 compares each version
 * with every later one by the same rules. Earlier problems are not repeated.
 */
function servedVersionFindings(before: Definition, after: Definition): readonly UnsafeChange[] {
  if (after.hasWebhook) return [];
  const known = new Set(findingsWithin(before).map((finding) => JSON.stringify(finding)));
  return findingsWithin(after).filter((finding) => !known.has(JSON.stringify(finding)));
}

function findingsWithin({ versions }: Definition): readonly UnsafeChange[] {
  const served = [...versions.values()]
    .filter(({ isServed }) => isServed)
    .sort((a, b) => compareKubeVersions(a.name, b.name));
  return served.flatMap((older, index) =>
    served.slice(index + 1).flatMap((newer) =>
      schemaChanges(older.schema, newer.schema).flatMap((change): UnsafeChange[] => {
        const rule = ruleOf(change);
        if (rule === null) return [];
        const versionPair = { version: older.name, toVersion: newer.name };
        return [{ ...change, ...versionPair, rule, isEnforcedByServer: false }];
      }),
    ),
  );
}

/** `v1`, `v2beta1`, `v1alpha3` */
const VERSION = /^v(?<major>[1-9]\d*)(?:(?<stage>alpha|beta)(?<minor>[1-9]\d*))?$/u;

/**
 * The order of API versions in Kubernetes, the least preferred first: other names (by name, backwards), then alpha,
 * beta and general availability.
 */
export function compareKubeVersions(a: string, b: string): number {
  const [left, right] = [rankOf(a), rankOf(b)];
  if (left === null || right === null) {
    if (left === null && right === null) return a === b ? 0 : a < b ? 1 : -1;
    return left === null ? -1 : 1;
  }
  const different = left.findIndex((part, index) => part !== right[index]);
  return (left[different] ?? 0) - (right[different] ?? 0);
}

function rankOf(name: string): readonly number[] | null {
  const groups = VERSION.exec(name)?.groups;
  if (groups === undefined) return null;
  const { major, stage, minor } = groups;
  const stages = ['alpha', 'beta', undefined];
  return [stages.indexOf(stage), Number(major), Number(minor ?? 0)];
}
