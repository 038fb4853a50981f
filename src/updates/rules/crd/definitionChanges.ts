import type { ChangeKind, DefinitionChange } from './definitionDelta';
import type { Definition, DefinitionVersion } from '~/olm/schema/readDefinition';
import { schemaChanges } from './schemaChanges';

/** The changes between two definitions: first the definition as a whole, then each version. */
export function definitionChanges(
  before: Definition,
  after: Definition,
): readonly DefinitionChange[] {
  return [
    ...scopeChanges(before, after),
    ...nameChanges(before, after),
    ...conversionChanges(before, after),
    ...versionChanges(before, after),
  ];
}

const WHOLE = { version: null, path: '', keyword: null, before: null, after: null } as const;

function scopeChanges(before: Definition, after: Definition): readonly DefinitionChange[] {
  return before.scope === after.scope
    ? []
    : [{ ...WHOLE, kind: 'scope-changed', before: before.scope, after: after.scope }];
}

function nameChanges(before: Definition, after: Definition): readonly DefinitionChange[] {
  // The names that depend on the kind change with it.
  if (before.kind !== after.kind) {
    return [{ ...WHOLE, kind: 'kind-changed', before: before.kind, after: after.kind }];
  }
  return [...before.names].flatMap(([keyword, old]): DefinitionChange[] => {
    const name = after.names.get(keyword) ?? '';
    return old === name
      ? []
      : [{ ...WHOLE, kind: 'name-changed', keyword, before: old || null, after: name || null }];
  });
}

type Transition = readonly [was: boolean, is: boolean, on: ChangeKind, off: ChangeKind];

function conversionChanges(before: Definition, after: Definition): readonly DefinitionChange[] {
  const transitions: readonly Transition[] = [
    [before.hasWebhook, after.hasWebhook, 'conversion-added', 'conversion-removed'],
    [before.isPruning, after.isPruning, 'pruning-on', 'pruning-off'],
  ];
  return transitions.flatMap(([was, is, on, off]) =>
    was === is ? [] : [{ ...WHOLE, kind: is ? on : off }],
  );
}

function versionChanges(before: Definition, after: Definition): readonly DefinitionChange[] {
  const kept = [...after.versions.values()].flatMap((now) => {
    const old = before.versions.get(now.name);
    return old === undefined
      ? [{ ...WHOLE, kind: 'version-added' as const, version: now.name }]
      : changesOfVersion(old, now);
  });
  return [...removedVersions(before, after), ...storageChanges(before, after), ...kept];
}

/** A stored version can be missing in the old definition. It is not removed then. */
function removedVersions(before: Definition, after: Definition): readonly DefinitionChange[] {
  const stored = new Set(before.storedVersions);
  return [...before.versions.keys()]
    .filter((name) => !after.versions.has(name))
    .map((version) => ({
      ...WHOLE,
      kind: stored.has(version) ? 'stored-version-removed' : 'version-removed',
      version,
    }));
}

function storageChanges(before: Definition, after: Definition): readonly DefinitionChange[] {
  const [old, now] = [storageOf(before), storageOf(after)];
  return old === now ? [] : [{ ...WHOLE, kind: 'storage-moved', before: old, after: now }];
}

function storageOf({ versions }: Definition): string | null {
  return [...versions.values()].find(({ isStorage }) => isStorage)?.name ?? null;
}

function changesOfVersion(
  before: DefinitionVersion,
  after: DefinitionVersion,
): readonly DefinitionChange[] {
  const version = after.name;
  const transitions: readonly Transition[] = [
    [before.isServed, after.isServed, 'version-served', 'version-unserved'],
    [before.isDeprecated, after.isDeprecated, 'version-deprecated', 'version-undeprecated'],
  ];
  return [
    ...transitions.flatMap(([was, is, on, off]) =>
      was === is ? [] : [{ ...WHOLE, version, kind: is ? on : off }],
    ),
    ...subresourceChanges(before, after),
    ...schemaChanges(before.schema, after.schema).map((change) => ({ ...change, version })),
  ];
}

function subresourceChanges(
  before: DefinitionVersion,
  after: DefinitionVersion,
): readonly DefinitionChange[] {
  const version = after.name;
  const come = after.subresources.filter((name) => !before.subresources.includes(name));
  const gone = before.subresources.filter((name) => !after.subresources.includes(name));
  return [
    ...come.map((keyword) => ({ keyword, kind: 'subresource-added' as const })),
    ...gone.map((keyword) => ({ keyword, kind: 'subresource-removed' as const })),
  ].map((change) => ({ ...WHOLE, version, ...change }));
}
