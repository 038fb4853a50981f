import type { Failure } from '~/kube/failure';

/** A CustomResourceDefinition of a plan beside the one that the cluster has. */
export type DefinitionDelta = {
  /** Of the plan's object. */
  readonly id: string;
  readonly csvName: string;
  /** `<plural>.<group>` */
  readonly name: string;
  /** The kind of its objects; `null` when neither manifest tells. */
  readonly kind: string | null;
  readonly scope: 'Namespaced' | 'Cluster' | null;
  /** Afterwards a webhook converts its objects between versions. */
  readonly hasWebhook: boolean;
  /** `new`: the cluster has none. `unknown`: one of both could not be read. `safe`: changed, and OLM v1 would allow it (V1P-018). */
  readonly verdict: 'new' | 'unknown' | 'same' | 'safe' | 'unsafe';
  /** Why the live definition could not be read; `null` when it could, or when it is the plan's that could not. */
  readonly failure: Failure | null;
  /** The versions that it has afterwards. */
  readonly versions: readonly string[];
  /** The versions in which the cluster may hold objects. */
  readonly storedVersions: readonly string[];
  /** What OLM v1's upgrade safety, or the API server, refuses: one for each change (V1P-016). */
  readonly findings: readonly SafetyFinding[];
  /** Changes that neither refuses. */
  readonly allowed: readonly DefinitionChange[];
  /** An object that is valid today may be invalid afterwards, or lose fields. OLM v0 validates those that exist (DEP-008). */
  readonly mayBreakObjects: boolean;
};

export type DefinitionChange = SchemaChange & {
  /** `null`: it concerns the whole definition. */
  readonly version: string | null;
};

export type SafetyFinding = DefinitionChange & {
  /** `null`: OLM v1 does not look at it, only the API server does. */
  readonly rule: SafetyRule | null;
  /** The API server refuses it as well, whatever OLM thinks of it (V1P-014, V1P-015). */
  readonly isEnforcedByServer: boolean;
  /** The served version that `version` is compared with: objects go between both without a webhook. `null`: it is compared with its former self. */
  readonly toVersion: string | null;
};

/** A change of a schema, or of the definition around it. */
export type SchemaChange = {
  readonly kind: ChangeKind;
  /** `^.spec.hosts[*].labels{}`: `^` is the object (V1P-022), `[*]` an item, `{}` any value of a map. */
  readonly path: string;
  /** Which keyword of the schema, name or subresource; `null` when the kind of change says it. */
  readonly keyword: string | null;
  readonly before: string | null;
  readonly after: string | null;
};

/** The rules of OLM v1's upgrade safety, of those that refuse. */
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
