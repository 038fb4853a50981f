import { type JsonRecord, recordIn, textIn } from '~/kube/json';
import type { Loadable } from '~/kube/loadable';
import type { ResourceModel } from '~/kube/models/meta';
import { type Definition, readDefinition } from '~/olm/schema/readDefinition';
import type { Violation } from '~/olm/schema/violation';

/** A running or completed check of a kind's objects. */
export type StoredCheck = {
  /** The result so far; `null`: not requested. Stale if the check failed. */
  readonly tally: Loadable<StoredTally> | null;
  /** In the whole cluster, instead of only the readable namespaces. */
  readonly isEverywhere: boolean;
  readonly isRunning: boolean;
  /** All objects are checked. */
  readonly isDone: boolean;
  readonly start: () => void;
  /** Continues after the sample. */
  readonly checkAll: () => void;
  /** Resumes or restarts after a failure; otherwise checks all again. */
  readonly again: () => void;
};

/** A stored object; a cluster-scoped one has no namespace. */
export type StoredObject = { readonly namespace: string | null; readonly name: string };

/** Who rejects an invalid object. */
export type FoundBy =
  /** OLM, before it changes the definition, and the API server, at each write. */
  | 'both'
  /** Only OLM: the API server first applies the default, or treats `null` as absent. */
  | 'olm'
  /** Only the API server. */
  | 'server';

export type StoredViolation = Violation & {
  /** The version of the schema. */
  readonly version: string;
  readonly foundBy: FoundBy;
};

/** An object that violates the new schema. */
export type StoredOffender = StoredObject & {
  readonly violations: readonly StoredViolation[];
  /** There are more. */
  readonly isCut: boolean;
};

/** An object with fields that the new schema does not know. The API server drops them. */
export type StoredLoss = StoredObject & { readonly paths: readonly string[] };

/** Some checked objects of a kind. */
export type StoredPage = {
  readonly checked: number;
  readonly offenders: readonly StoredOffender[];
  readonly losses: readonly StoredLoss[];
  /** The number of incompletely checked objects: too large, or with unreadable patterns. */
  readonly cut: number;
  /** CEL rules (`x-kubernetes-validations`) in the new schemas, which are not evaluated. */
  readonly rules: number;
};

/** The result so far. */
export type StoredTally = {
  readonly checked: number;
  /** The total number; an estimate of the API server while the list is incomplete. `null`: unknown. */
  readonly total: number | null;
  /** The number of objects that violate the new schema. */
  readonly invalid: number;
  /** The number of these for which OLM would not execute the plan. */
  readonly stopping: number;
  /** The number of objects that would lose fields. */
  readonly losing: number;
  /** The first of them, up to `MAX_LISTED`. */
  readonly offenders: readonly StoredOffender[];
  readonly losses: readonly StoredLoss[];
  readonly cut: number;
  readonly rules: number;
};

/** A checked page of a list. */
export type ListedPage = StoredPage & {
  /** Restarts the list after an expired continue token. Earlier pages do not count. */
  readonly isStart: boolean;
  /** The number of remaining objects according to the API server; `null`: unknown. */
  readonly remaining: number | null;
};

/** The number of objects in the sample. */
export const SAMPLE = 500;

/** The maximum number of displayed objects. */
export const MAX_LISTED = 100;

/**
 * Combines pages.
 * @param lists one for each list: of the whole cluster, or of several namespaces
 * @param isDone the lists are complete
 */
export function tallyOf(lists: readonly (readonly ListedPage[])[], isDone: boolean): StoredTally {
  const current = lists.map(sinceStart);
  const pages = current.flat();
  const checked = sumOf(pages, ({ checked: count }) => count);
  const offenders = pages.flatMap((page) => page.offenders);
  const losses = pages.flatMap((page) => page.losses);
  return {
    checked,
    total: isDone ? checked : totalOf(current, checked),
    invalid: offenders.length,
    stopping: offenders.filter(isStopping).length,
    losing: losses.length,
    offenders: offenders.slice(0, MAX_LISTED),
    losses: losses.slice(0, MAX_LISTED),
    cut: sumOf(pages, ({ cut }) => cut),
    rules: Math.max(0, ...pages.map(({ rules }) => rules)),
  };
}

function sinceStart(pages: readonly ListedPage[]): readonly ListedPage[] {
  return pages.slice(pages.findLastIndex(({ isStart }) => isStart));
}

/** With several namespaces, the sizes of the remaining lists are unknown. */
function totalOf(lists: readonly (readonly ListedPage[])[], checked: number): number | null {
  const remaining = lists.length === 1 ? lists[0]?.at(-1)?.remaining : null;
  return remaining === null || remaining === undefined ? null : checked + remaining;
}

function isStopping({ violations }: StoredOffender): boolean {
  return violations.some(({ foundBy }) => foundBy !== 'server');
}

function sumOf(pages: readonly ListedPage[], count: (page: ListedPage) => number): number {
  return pages.reduce((total, page) => total + count(page), 0);
}

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
