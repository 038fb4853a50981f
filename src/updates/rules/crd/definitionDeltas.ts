import type { ComparedObject, PlanComparison } from '~/updates/rules/review/comparison';
import { convertedBy } from '~/updates/rules/definitions';
import { definitionChanges } from './definitionChanges';
import type { DefinitionChange, DefinitionDelta, SafetyFinding } from './definitionDelta';
import { type Definition, readDefinition } from './readDefinition';
import { effectOf, refusalOf } from './safetyRules';
import { servedVersionFindings } from './servedVersions';

/**
 * Every CustomResourceDefinition that a plan brings beside the one in the cluster, with what OLM v1's upgrade safety
 * (V1P-002…V1P-018) says of the change. OLM v0, which carries out the plan, does not apply these rules: it refuses when a
 * stored version goes, or when existing objects do not validate (DEP-008). Pure; any shape of a manifest is read.
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
  if (before.kind === 'absent') return { ...same, verdict: 'new' } as const;
  if (before.kind === 'unreadable') {
    return { ...same, verdict: 'unknown', failure: before.failure } as const;
  }
  const old = readDefinition(before.object);
  const { storedVersions } = old;
  if (now === null) {
    return {
      ...same,
      kind: old.kind,
      scope: old.scope,
      storedVersions,
      verdict: 'unknown',
    } as const;
  }
  return { ...same, kind: now.kind ?? old.kind, storedVersions, ...comparedParts(old, now) };
}

function afterwards(now: Definition | null) {
  const { kind = null, scope = null, hasWebhook = false } = now ?? {};
  return { kind, scope, hasWebhook, versions: [...(now?.versions.keys() ?? [])] };
}

/** OLM writes the conversion that a ClusterServiceVersion describes into the definition itself. */
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
    verdict: isSame ? 'same' : findings.length > 0 ? 'unsafe' : 'safe',
    findings,
    allowed,
    mayBreakObjects: changes.some(mayBreakObjects),
  } as const;
}

function findingOf(change: DefinitionChange): readonly SafetyFinding[] {
  const refusal = refusalOf(change);
  return refusal === null ? [] : [{ ...change, ...refusal, toVersion: null }];
}

function mayBreakObjects(change: DefinitionChange): boolean {
  const effect = effectOf(change);
  return effect === 'narrower' || effect === 'unclear';
}
