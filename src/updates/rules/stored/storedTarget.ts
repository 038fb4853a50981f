import type { ResourceModel } from '~/kube/models/meta';
import { type JsonRecord, recordIn, textIn } from '~/kube/json';
import { type Definition, readDefinition } from '~/olm/schema/readDefinition';

/** A CustomResourceDefinition of a plan and the one in the cluster. */
export type DefinitionPair = { readonly before: JsonRecord; readonly after: JsonRecord };

/** The objects and schemas of a check. */
export type StoredTarget = {
  /** The kind in the version of the list. */
  readonly model: ResourceModel;
  /** The versions whose schemas are used; the first is that of the list. */
  readonly versions: readonly string[];
  /** Versions that only OLM checks, because a webhook converts to them and each requires its own list. */
  readonly unchecked: readonly string[];
  /** With a conversion webhook, OLM executes the plan despite violations and reports them in an Event. */
  readonly isOlmForgiving: boolean;
};

/**
 * The versions that OLM v0 checks before it changes a definition: each one that is served before and after. OLM lists
 * all objects in that version and validates them against its new schema. An invalid object fails the InstallPlan
 * ("updated validation is too restrictive"), unless the new definition has a conversion webhook. Source:
 * operator-lifecycle-manager, pkg/controller/operators/catalog: validateV1CRDCompatibility and validateExistingCRs in
 * operator.go, NewCRDV1Step in step.go; DEP-008. The objects are listed only once, in the storage version if it is
 * checked: without a webhook, an object is the same in all versions except for pruned fields and defaults. With one,
 * the API server returns converted objects.
 * @returns `null`: there is no such version, and OLM checks nothing
 */
export function storedTarget({ before, after }: DefinitionPair): StoredTarget | null {
  const [old, fresh] = [readDefinition(before), readDefinition(after)];
  const served = commonVersions(old, fresh);
  const listed = served.find((name) => old.versions.get(name)?.isStorage === true) ?? served[0];
  const spec = recordIn(before['spec']);
  const group = textIn(spec['group']);
  const plural = textIn(recordIn(spec['names'])['plural']);
  if (listed === undefined || group === null || plural === null) return null;
  const others = served.filter((name) => name !== listed);
  return {
    model: {
      group,
      version: listed,
      kind: old.kind ?? '',
      plural,
      namespaced: old.scope !== 'Cluster',
    },
    versions: old.hasWebhook ? [listed] : [listed, ...others],
    unchecked: old.hasWebhook ? others : [],
    isOlmForgiving: fresh.hasWebhook,
  };
}

function commonVersions(old: Definition, fresh: Definition): readonly string[] {
  return [...fresh.versions.values()]
    .filter(({ name, isServed }) => isServed && old.versions.get(name)?.isServed === true)
    .map(({ name }) => name);
}
