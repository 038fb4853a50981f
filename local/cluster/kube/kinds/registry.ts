/** All kinds that the server serves now. */
import type { KindEntry, KindRegistry } from '../contracts';
import { BUILTIN_KINDS } from './builtinKinds';
import { entriesOf } from './definition';
import { nameConflict } from './nameConflicts';
import { byVersionPriority } from './versions';

/** Starts with the built-in kinds; `install` and `remove` add and remove those of CustomResourceDefinitions. */
export function createKindRegistry(): KindRegistry {
  const custom = new Map<string, readonly KindEntry[]>();
  let index = indexOf(BUILTIN_KINDS);

  function reindex(): void {
    index = indexOf([...BUILTIN_KINDS, ...[...custom.values()].flat()]);
  }

  return {
    find: (group, version, plural) => index.byPath.get(pathOf(group, version, plural)),
    byKey: (key) => index.byKey.get(key),
    byKind: (apiVersion, kind) => index.byKind.get(`${apiVersion} ${kind}`),
    all: () => index.all,
    install: (definition) => {
      const { name } = definition.metadata;
      const entries = entriesOf(definition);
      const others = [...custom].flatMap(([other, [entry]]) =>
        other !== name && entry?.group === entries[0]?.group ? [entry] : [],
      );
      // Kinds of other CRDs are not changed.
      const isTaken = nameConflict(entries[0], others) !== undefined;
      custom.set(name, isTaken ? [] : entries);
      reindex();
    },
    remove: (definitionName) => {
      if (custom.delete(definitionName)) {
        reindex();
      }
    },
  };
}

type Index = {
  readonly all: readonly KindEntry[];
  readonly byPath: ReadonlyMap<string, KindEntry>;
  readonly byKey: ReadonlyMap<string, KindEntry>;
  readonly byKind: ReadonlyMap<string, KindEntry>;
};

function indexOf(all: readonly KindEntry[]): Index {
  return {
    all,
    byPath: new Map(all.map((entry) => [pathOf(entry.group, entry.version, entry.plural), entry])),
    byKey: preferredByKey(all),
    byKind: new Map(all.map((entry) => [`${apiVersionOf(entry)} ${entry.kind}`, entry])),
  };
}

/** The storage version, or the one preferred by discovery if that is not served. */
function preferredByKey(all: readonly KindEntry[]): ReadonlyMap<string, KindEntry> {
  const preferred = new Map<string, KindEntry>();
  for (const entry of all) {
    const other = preferred.get(entry.key);
    if (other === undefined || beats(entry, other)) {
      preferred.set(entry.key, entry);
    }
  }
  return preferred;
}

function beats(entry: KindEntry, other: KindEntry): boolean {
  const stored = isStored(entry);
  return stored === isStored(other) ? byVersionPriority(entry.version, other.version) < 0 : stored;
}

function isStored(entry: KindEntry): boolean {
  return entry.version === entry.storageVersion;
}

function pathOf(group: string, version: string, plural: string): string {
  return `${group}/${version}/${plural}`;
}

/** `group/version`, or the bare version for the core group. */
export function apiVersionOf(entry: { readonly group: string; readonly version: string }): string {
  return entry.group === '' ? entry.version : `${entry.group}/${entry.version}`;
}
