import type { Failure } from '~/kube/failure';

/** A CustomResourceDefinition of a plan and the one in the cluster. */
export type DefinitionDelta = {
  /** The ID of the plan's object. */
  readonly id: string;
  readonly csvName: string;
  /** `<plural>.<group>` */
  readonly name: string;
  /** The kind of its objects; `null`: neither manifest states it. */
  readonly kind: string | null;
  readonly scope: 'Namespaced' | 'Cluster' | null;
  /** The new definition has a conversion webhook. */
  readonly hasWebhook: boolean;
  /**
   * `new`: does not exist in the cluster. `unknown`: one of the two is unreadable. `safe`: changed, and allowed by OLM
   * v1 (V1P-018).
   */
  readonly safety: 'new' | 'unknown' | 'same' | 'safe' | 'unsafe';
  /** The failure of the definition in the cluster; `null`: none, or the plan's is unreadable. */
  readonly failure: Failure | null;
  /** The versions of the new definition. */
  readonly versions: readonly string[];
  /** The possible versions of stored objects. */
  readonly storedVersions: readonly string[];
  /** The changes that OLM v1's upgrade safety or the API server rejects, each once (V1P-016). */
  readonly findings: readonly UnsafeChange[];
  /** The other changes. */
  readonly allowed: readonly DefinitionChange[];
  /** A valid object can become invalid or lose fields. OLM v0 validates existing objects (DEP-008). */
  readonly mayBreakObjects: boolean;
};

export type DefinitionChange = SchemaChange & {
  /** `null`: the whole definition. */
  readonly version: string | null;
};

export type UnsafeChange = DefinitionChange & {
  /** `null`: only the API server rejects it. */
  readonly rule: SafetyRule | null;
  /** The API server also rejects it, independent of OLM (V1P-014, V1P-015). */
  readonly isEnforcedByServer: boolean;
  /**
   * The served version that `version` is compared with, because objects are converted without a webhook. `null`:
   * compared with its previous schema.
   */
  readonly toVersion: string | null;
};

/** A change of a schema or of the definition. */
export type SchemaChange = {
  readonly kind: ChangeKind;
  /** `^.spec.hosts[*].labels{}`: `^` is the object (V1P-022), `[*]` an item, `{}` any value of a map. */
  readonly path: string;
  /** The keyword of the schema, name or subresource; `null`: stated by the kind of change. */
  readonly keyword: string | null;
  readonly before: string | null;
  readonly after: string | null;
};

/** The rules of OLM v1's upgrade safety that can reject a change. */
export type SafetyRule =
  | 'V1P-002'
  | 'V1P-003'
  | 'V1P-004'
  | 'V1P-005'
  | 'V1P-006'
  | 'V1P-007'
  | 'V1P-008'
  | 'V1P-009'
  | 'V1P-010'
  | 'V1P-011'
  | 'V1P-012'
  | 'V1P-014'
  | 'V1P-015'
  | 'V1P-017';

export type ChangeKind =
  | 'scope-changed'
  | 'kind-changed'
  | 'name-changed'
  | 'version-added'
  | 'version-removed'
  | 'stored-version-removed'
  | 'version-served'
  | 'version-unserved'
  | 'version-deprecated'
  | 'version-undeprecated'
  | 'storage-moved'
  | 'conversion-added'
  | 'conversion-removed'
  | 'pruning-on'
  | 'pruning-off'
  | 'subresource-added'
  | 'subresource-removed'
  | 'field-added'
  | 'field-removed'
  | 'required-added'
  | 'required-removed'
  | 'type-changed'
  | 'default-added'
  | 'default-changed'
  | 'default-removed'
  | 'enum-added'
  | 'enum-removed'
  | 'enum-value-added'
  | 'enum-value-removed'
  | 'bound-added'
  | 'bound-removed'
  | 'bound-narrowed'
  | 'bound-widened'
  | 'rule-added'
  | 'rule-changed'
  | 'rule-removed'
  | 'keyword-added'
  | 'keyword-changed'
  | 'keyword-removed';
