/** Server-side apply: merges a configuration, removes fields that its manager no longer applies, rejects conflicts. */
import type { FieldCause, KindEntry } from '../contracts';
import { failure } from '../failures';
import { isObject } from '../json';
import { sameJson } from '../objects';
import type { Json, JsonObject, KubeObject } from '../types';
import { ownableLeaves } from './fieldOwners';
import type { FieldOwners, Owner } from './fieldOwners';
import { keyedItems, stepText } from './fieldPaths';
import type { Leaves, ListKeys, Step } from './fieldPaths';
import { listKeysOf } from './listKeys';

export type Application = {
  readonly entry: KindEntry;
  readonly manager: string;
  /** Takes over fields instead of rejecting conflicts. */
  readonly force: boolean;
  readonly configuration: JsonObject;
};

/** Applies the configuration to the object; 409 with one cause per field with another value of another manager. */
export function applied(
  owners: FieldOwners,
  before: KubeObject,
  application: Application,
): JsonObject {
  const { entry, manager, configuration } = application;
  const wanted = ownableLeaves(entry, configuration);
  const present = ownableLeaves(entry, before);
  if (!application.force) {
    refuseConflicts(conflictsOf(owners, { before, present, wanted, manager }));
  }
  const dropped = [...owners.appliedBy(before, manager)].filter(
    (path) => !wanted.has(path) && owners.ownersOf(before, path, manager).length === 0,
  );
  const pruned = dropped.reduce<JsonObject>((object, path) => {
    const leaf = present.get(path);
    return leaf === undefined ? object : asObject(removed(object, leaf.steps));
  }, asObject(before));
  return merged(pruned, configuration, { listKeys: listKeysOf(entry), path: [] });
}

type Contest = {
  readonly before: KubeObject;
  readonly present: Leaves;
  readonly wanted: Leaves;
  readonly manager: string;
};

type Conflict = { readonly path: string; readonly owner: Owner };

function conflictsOf(
  owners: FieldOwners,
  { before, present, wanted, manager }: Contest,
): readonly Conflict[] {
  return [...wanted]
    .filter(([path, leaf]) => !sameJson(present.get(path)?.value, leaf.value))
    .flatMap(([path]) => owners.ownersOf(before, path, manager).map((owner) => ({ path, owner })))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

function refuseConflicts(conflicts: readonly Conflict[]): void {
  if (conflicts.length === 0) {
    return;
  }
  const causes = conflicts.map(({ path, owner }): FieldCause => ({
    reason: 'FieldManagerConflict',
    message: `conflict with ${ownerText(owner)}`,
    field: path,
  }));
  throw failure(409, 'Conflict', {
    message: `Apply failed with ${conflicts.length} conflict${conflicts.length === 1 ? '' : 's'}: ${conflictText(conflicts)}`,
    details: { causes },
  });
}

function conflictText(conflicts: readonly Conflict[]): string {
  const [only] = conflicts;
  if (only !== undefined && conflicts.length === 1) {
    return `conflict with ${ownerText(only.owner)}: ${only.path}`;
  }
  const managers = [...new Set(conflicts.map(({ owner }) => ownerText(owner)))];
  return managers
    .map((manager) => {
      const paths = conflicts.filter(({ owner }) => ownerText(owner) === manager);
      return `conflicts with ${manager}:\n${paths.map(({ path }) => `- ${path}`).join('\n')}`;
    })
    .join('\n');
}

function ownerText({ manager, apiVersion }: Owner): string {
  return `${JSON.stringify(manager)} using ${apiVersion}`;
}

/** Removes the value at a path; empty parents remain, like in the real server. */
function removed(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) {
    return undefined;
  }
  if ('field' in step) {
    const { [step.field]: inner, ...others } = asObject(value);
    const left = removed(inner, rest);
    return left === undefined ? others : { ...others, [step.field]: left };
  }
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.flatMap((item) => {
    const [pair] = keyedItems([item], Object.keys(step.keys)) ?? [];
    if (pair === undefined || stepText(pair[0]) !== stepText(step)) {
      return [item];
    }
    const left = removed(item, rest);
    const isBare = isObject(left) && Object.keys(left).length === 0;
    return left === undefined || isBare ? [] : [left];
  });
}

type Place = { readonly listKeys: ListKeys; readonly path: readonly string[] };

function merged(target: JsonObject, configuration: JsonObject, place: Place): JsonObject {
  const result = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(configuration)) {
    const path = [...place.path, key];
    const before = result.get(key);
    if (isObject(value)) {
      result.set(key, merged(isObject(before) ? before : {}, value, { ...place, path }));
    } else {
      result.set(key, Array.isArray(value) ? mergedList(before, value, { ...place, path }) : value);
    }
  }
  return Object.fromEntries(result);
}

function mergedList(
  before: Json | undefined,
  items: readonly Json[],
  place: Place,
): readonly Json[] {
  const keys = place.listKeys(place.path);
  const old = keys && keyedItems(before, keys);
  const wanted = keys && keyedItems(items, keys);
  if (old === undefined || wanted === undefined) {
    return items;
  }
  const byKey = new Map(old.map(([step, item]) => [stepText(step), asObject(item)]));
  for (const [step, item] of wanted) {
    const known = byKey.get(stepText(step)) ?? {};
    byKey.set(stepText(step), merged(known, asObject(item), place));
  }
  return [...byKey.values()];
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
