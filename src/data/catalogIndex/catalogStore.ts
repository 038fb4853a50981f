import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CatalogItem } from '~/domain/catalog/catalogItem';
import type { LeftOut } from '~/domain/catalog/sourceAnswers';
import type { DependencyOffer } from '~/domain/install/dependencies/dependencyOffer';

/** The packages of one source as they were last answered to one user. */
export type StoredContents = {
  readonly identity: string;
  readonly items: readonly CatalogItem[];
  readonly offers: readonly DependencyOffer[];
  readonly leftOut: LeftOut;
};

/** What was answered before, kept by the browser, so that a page has something to show at once. */
export type CatalogStore = {
  readonly get: (user: string, sourceId: string) => Promise<StoredContents | null>;
  readonly put: (user: string, sourceId: string, contents: StoredContents) => Promise<void>;
};

/**
 * A store in IndexedDB. A browser that refuses it (private windows, no space left), or does not answer for it, only makes
 * the visit slower.
 * @param now milliseconds since 1970
 */
export function catalogStore(now: number): CatalogStore {
  const opened = open(now).catch(() => null);
  const read = async (user: string, sourceId: string): Promise<StoredContents | null> => {
    const database = await opened;
    return (await database?.get(TABLE, [user, sourceId]).catch(() => null)) ?? null;
  };
  return {
    get: async (user, sourceId) => Promise.race([read(user, sourceId), impatience()]),
    put: async (user, sourceId, contents) => {
      const database = await opened;
      await database
        ?.put(TABLE, { ...contents, user, sourceId, savedAt: now })
        .catch(() => undefined);
    },
  };
}

/**
 * Milliseconds. A tab that holds an older version open, or a browser in trouble, lets one wait without end; the package
 * server is the quicker way then.
 */
const PATIENCE = 1000;

function impatience(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(null);
    }, PATIENCE);
  });
}

const NAME = 'operator-hub-catalog';
const TABLE = 'contents';

/** Has to grow when the shape of what is kept changes: what an older version kept is thrown away. */
const VERSION = 6;

/** Milliseconds after which nobody will miss what was kept. */
const KEPT = 30 * 24 * 60 * 60_000;

type Row = StoredContents & {
  readonly user: string;
  readonly sourceId: string;
  readonly savedAt: number;
};

type Schema = DBSchema & {
  readonly [TABLE]: {
    readonly key: [string, string];
    readonly value: Row;
    readonly indexes: { readonly savedAt: number };
  };
};

async function open(now: number): Promise<IDBPDatabase<Schema>> {
  const database = await openDB<Schema>(NAME, VERSION, {
    upgrade: (fresh) => {
      for (const table of fresh.objectStoreNames) fresh.deleteObjectStore(table);
      const table = fresh.createObjectStore(TABLE, { keyPath: ['user', 'sourceId'] });
      table.createIndex('savedAt', 'savedAt');
    },
    // Another tab with a newer version of the plugin wants to throw the old table away.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  const old = await database.getAllKeysFromIndex(
    TABLE,
    'savedAt',
    IDBKeyRange.upperBound(now - KEPT),
  );
  await Promise.all(old.map((key) => database.delete(TABLE, key)));
  return database;
}
