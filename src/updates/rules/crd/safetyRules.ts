import type { ChangeKind, DefinitionChange, SafetyRule, SchemaChange } from './definitionDelta';
import { isMinimum } from './definitionChanges';

/** The reason for a rejection; `null`: allowed. */
type Refusal = { readonly rule: SafetyRule | null; readonly isEnforcedByServer: boolean };

/** The effect of a change on a valid object: possibly invalid, still valid, or unknown. */
type Effect = 'narrower' | 'wider' | 'unclear' | 'none';

type Kind = {
  /** `'bound'`: the rule depends on the bound (V1P-010, V1P-011). */
  readonly rule: SafetyRule | 'bound' | 'child' | null;
  readonly effect: Effect | 'keyword';
};

/**
 * OLM v1's rules in the configuration of crdify in operator-controller: added enum values and changed descriptions are
 * allowed, bounds can be loosened or removed, and a change without a rule of its own is unknown and rejected (V1P-017).
 * Of the definition as a whole, only the scope and stored versions are checked.
 *
 * Compared on 2026-11-28 with operator-controller df2c201 (rukpak/preflights/crdupgradesafety, `defaultConfig`) and with
 * crdify 54162f2 of 2026-03-10; operator-controller uses bb9957d of 2026-06-02:
 * - field removed: validations/crd/existingfieldremoval, in each version that both definitions have, served or not;
 * - required added: validations/property/required, only of properties that the old definition has (`FlattenedCRDVersionDiff`);
 * - scope changed: validations/crd/scope;
 * - version no longer served: no check; the pairs of served versions no longer contain it (validators/version/served).
 */
const KINDS: Readonly<Record<ChangeKind, Kind>> = {
  'scope-changed': { rule: 'V1P-014', effect: 'unclear' },
  'kind-changed': { rule: null, effect: 'none' },
  'name-changed': { rule: null, effect: 'none' },
  'version-added': { rule: null, effect: 'none' },
  'version-removed': { rule: null, effect: 'none' },
  'stored-version-removed': { rule: 'V1P-015', effect: 'unclear' },
  'version-served': { rule: null, effect: 'none' },
  'version-unserved': { rule: null, effect: 'none' },
  'version-deprecated': { rule: null, effect: 'none' },
  'version-undeprecated': { rule: null, effect: 'none' },
  'storage-moved': { rule: null, effect: 'none' },
  'conversion-added': { rule: null, effect: 'none' },
  'conversion-removed': { rule: null, effect: 'none' },
  'pruning-on': { rule: null, effect: 'narrower' },
  'pruning-off': { rule: null, effect: 'wider' },
  'subresource-added': { rule: null, effect: 'none' },
  'subresource-removed': { rule: null, effect: 'none' },
  'field-added': { rule: null, effect: 'wider' },
  'field-removed': { rule: 'V1P-003', effect: 'narrower' },
  'required-added': { rule: 'V1P-002', effect: 'narrower' },
  'required-removed': { rule: null, effect: 'wider' },
  'type-changed': { rule: 'V1P-004', effect: 'unclear' },
  'default-added': { rule: 'V1P-005', effect: 'none' },
  'default-changed': { rule: 'V1P-006', effect: 'none' },
  'default-removed': { rule: 'V1P-007', effect: 'none' },
  'enum-added': { rule: 'V1P-008', effect: 'narrower' },
  'enum-removed': { rule: 'V1P-009', effect: 'wider' },
  'enum-value-added': { rule: null, effect: 'wider' },
  'enum-value-removed': { rule: 'V1P-009', effect: 'narrower' },
  'bound-added': { rule: 'V1P-012', effect: 'narrower' },
  'bound-removed': { rule: null, effect: 'wider' },
  'bound-narrowed': { rule: 'bound', effect: 'narrower' },
  'bound-widened': { rule: null, effect: 'wider' },
  'rule-added': { rule: 'V1P-017', effect: 'narrower' },
  'rule-changed': { rule: 'V1P-017', effect: 'unclear' },
  'rule-removed': { rule: 'V1P-017', effect: 'wider' },
  'keyword-added': { rule: 'V1P-017', effect: 'keyword' },
  'keyword-changed': { rule: 'V1P-017', effect: 'keyword' },
  'keyword-removed': { rule: 'child', effect: 'keyword' },
};

/** Keywords that allow more. All others restrict the value or describe it. */
const WIDENING: ReadonlySet<string> = new Set([
  'nullable',
  'x-kubernetes-preserve-unknown-fields',
  'x-kubernetes-int-or-string',
  'additionalProperties',
]);

const NARROWING: ReadonlySet<string> = new Set([
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'items',
  'not',
  'allOf',
  'anyOf',
  'oneOf',
  'x-kubernetes-embedded-resource',
]);

/**
 * The rejection of a change of a definition. The API server does not allow changes of kind, scope and stored versions.
 */
export function refusalOf(change: DefinitionChange): Refusal | null {
  const rule = ruleOf(change);
  const isEnforcedByServer =
    rule === 'V1P-014' || rule === 'V1P-015' || change.kind === 'kind-changed';
  return rule === null && !isEnforcedByServer ? null : { rule, isEnforcedByServer };
}

/** The rule of OLM v1 that a change breaks; `null`: allowed. */
export function ruleOf({ kind, keyword }: SchemaChange): SafetyRule | null {
  const { rule } = KINDS[kind];
  if (rule === 'bound') return isMinimum(keyword) ? 'V1P-010' : 'V1P-011';
  // The schema of items or values counts as a field.
  if (rule === 'child') {
    return keyword === 'items' || keyword === 'additionalProperties' ? 'V1P-003' : 'V1P-017';
  }
  return rule;
}

/** The effect of a change on valid objects. */
export function effectOf({ kind, keyword }: SchemaChange): Effect {
  const { effect } = KINDS[kind];
  if (effect !== 'keyword') return effect;
  if (kind === 'keyword-changed' || keyword === null) return 'unclear';
  const isAdded = kind === 'keyword-added';
  if (WIDENING.has(keyword)) return isAdded ? 'wider' : 'narrower';
  if (NARROWING.has(keyword)) return isAdded ? 'narrower' : 'wider';
  return 'unclear';
}
