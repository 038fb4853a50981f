import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BundleDescription } from '~/olm/content/bundleDescription';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { LeftOut } from '~/olm/packages/sourceAnswers';
import type { DependencyOffer } from '~/olm/dependencies/dependencyOffer';
import { storedContent, storedContents, storedDescription, storedImage } from './storedRows';

/** The packages of one source in the last answer for one user. */
export type StoredContents = {
  readonly identity: string;
  readonly items: readonly CatalogItem[];
  readonly offers: readonly DependencyOffer[];
  readonly leftOut: LeftOut;
};

/** A package and the version of its icon. */
export type IconKey = { readonly id: string; readonly version: string };

/** The packages of a ClusterCatalog's content. */
export type KeptContent = {
  /** The digest of its image. */
  readonly revision: string;
  /** What the catalog page shows of all packages, as compressed JSON. */
  readonly shown: Bytes;
  readonly packages: readonly KeptPackage[];
  /** The number of all versions. */
  readonly versions: number;
  /** The number of lines that are not valid JSON objects. */
  readonly broken: number;
};

/** Only an opened package is decompressed. */
export type KeptPackage = {
  readonly name: string;
  /** The versions, and the descriptions of the latest ones, as compressed JSON. */
  readonly whole: Bytes;
};

type Bytes = Uint8Array<ArrayBuffer>;

/** A bundle in the content of a ClusterCatalog, whose revision does not matter: a bundle does not change. */
export type BundleKey = { readonly path: string; readonly bundleName: string };

/** Stores one content of each ClusterCatalog, descriptions of installed bundles, and icons. */
export type ContentStore = IconStore & {
  readonly content: (user: string, path: string) => Promise<KeptContent | null>;
  readonly putContent: (user: string, path: string, content: KeptContent) => Promise<void>;
  /** Whether any version of the content is stored. */
  readonly hasContent: (user: string, path: string) => Promise<boolean>;
  readonly description: (user: string, bundle: BundleKey) => Promise<BundleDescription | null>;
  readonly putDescription: (
    user: string,
    bundle: BundleKey,
    description: BundleDescription,
  ) => Promise<void>;
};

export type IconStore = {
  /** In the order of the request; `null`: not stored. */
  readonly icons: (user: string, icons: readonly IconKey[]) => Promise<readonly (string | null)[]>;
  readonly putIcon: (user: string, icon: IconKey, image: string) => Promise<void>;
};

/** Stores answers in the browser, so that a page can show data immediately. */
export type CatalogStore = ContentStore & {
  readonly get: (user: string, sourceId: string) => Promise<StoredContents | null>;
  readonly put: (user: string, sourceId: string, contents: StoredContents) => Promise<void>;
  /** @param ids of packages */
  readonly dropIcons: (user: string, ids: readonly string[]) => Promise<void>;
};

/**
 * A store in IndexedDB. A browser that rejects it (private windows, no space left) or does not answer only makes the
 * visit slower.
 * @param now milliseconds since 1970
 */
export function catalogStore(now: number): CatalogStore {
  const opened = open(now).catch(() => null);
  const read = async (user: string, sourceId: string): Promise<StoredContents | null> => {
    const database = await opened;
    return storedContents(await database?.get(TABLE, [user, sourceId]).catch(() => null));
  };
  const readContent = async (user: string, path: string): Promise<KeptContent | null> => {
    const database = await opened;
    return storedContent(await database?.get(CONTENT, [user, path]).catch(() => null));
  };
  const readDescription = async (user: string, { path, bundleName }: BundleKey) => {
    const database = await opened;
    const row = await database?.get(BUNDLES, [user, path, bundleName]).catch(() => null);
    return storedDescription(row?.description);
  };
  return {
    get: async (user, sourceId) => Promise.race([read(user, sourceId), impatience()]),
    put: async (user, sourceId, contents) => {
      const database = await opened;
      await database
        ?.put(TABLE, { ...contents, user, sourceId, savedAt: now })
        .catch(() => undefined);
    },
    icons: async (user, icons) => {
      const database = await opened;
      return Promise.all(
        icons.map(async ({ id, version }) => {
          const row = await database?.get(ICONS, [user, id]).catch(() => undefined);
          return row?.version === version ? storedImage(row.image) : null;
        }),
      );
    },
    putIcon: async (user, icon, image) => {
      const database = await opened;
      if (database === null) return;
      await database.put(ICONS, { ...icon, user, image, savedAt: now }).catch(() => undefined);
      await dropOldest(database).catch(() => undefined);
    },
    content: async (user, path) => Promise.race([readContent(user, path), impatience()]),
    putContent: async (user, path, content) => {
      const database = await opened;
      await database?.put(CONTENT, { ...content, user, path, savedAt: now }).catch(() => undefined);
    },
    hasContent: async (user, path) => {
      const database = await opened;
      const key = await database?.getKey(CONTENT, [user, path]).catch(() => undefined);
      return key !== undefined;
    },
    description: async (user, bundle) =>
      Promise.race([readDescription(user, bundle), impatience()]),
    putDescription: async (user, bundle, description) => {
      const row = { ...bundle, user, description, savedAt: now };
      const database = await opened;
      await database?.put(BUNDLES, row).catch(() => undefined);
    },
    dropIcons: async (user, ids) => {
      const database = await opened;
      if (database === null) return;
      await Promise.all(ids.map((id) => database.delete(ICONS, [user, id]))).catch(() => undefined);
    },
  };
}

/**
 * Milliseconds. A tab with an open earlier version can block the store without end; the package server is faster then.
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
const ICONS = 'icons';
const CONTENT = 'clusterCatalogs';
const BUNDLES = 'bundles';

/** The number of icons of all users: with 16 KiB each at most 40 MiB, with those of real catalogs about 12. */
const MOST_ICONS = 2500;

/** Increase this when the stored shape changes: earlier versions are deleted. */
const VERSION = 11;

/** Milliseconds until stored data is deleted. */
const KEPT = 30 * 24 * 60 * 60_000;

type Row = StoredContents & {
  readonly user: string;
  readonly sourceId: string;
  readonly savedAt: number;
};

type IconRow = IconKey & {
  readonly user: string;
  /** A data URL of an image. */
  readonly image: string;
  readonly savedAt: number;
};

type ContentRow = KeptContent & {
  readonly user: string;
  /** The path at catalogd. */
  readonly path: string;
  readonly savedAt: number;
};

type BundleRow = BundleKey & {
  readonly user: string;
  readonly description: BundleDescription;
  readonly savedAt: number;
};

type Schema = DBSchema & {
  readonly [BUNDLES]: {
    readonly key: [string, string, string];
    readonly value: BundleRow;
    readonly indexes: { readonly savedAt: number };
  };
  readonly [CONTENT]: {
    readonly key: [string, string];
    readonly value: ContentRow;
    readonly indexes: { readonly savedAt: number };
  };
  readonly [ICONS]: {
    readonly key: [string, string];
    readonly value: IconRow;
    readonly indexes: { readonly savedAt: number };
  };
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
      const icons = fresh.createObjectStore(ICONS, { keyPath: ['user', 'id'] });
      icons.createIndex('savedAt', 'savedAt');
      const content = fresh.createObjectStore(CONTENT, { keyPath: ['user', 'path'] });
      content.createIndex('savedAt', 'savedAt');
      const bundles = fresh.createObjectStore(BUNDLES, { keyPath: ['user', 'path', 'bundleName'] });
      bundles.createIndex('savedAt', 'savedAt');
    },
    // Another tab with a later version of the plugin upgrades the database.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  const old = IDBKeyRange.upperBound(now - KEPT);
  for (const table of [TABLE, ICONS, CONTENT, BUNDLES] as const) {
    const keys = await database.getAllKeysFromIndex(table, 'savedAt', old);
    await Promise.all(keys.map((key) => database.delete(table, key)));
  }
  return database;
}

async function dropOldest(database: IDBPDatabase<Schema>): Promise<void> {
  const tooMany = (await database.count(ICONS)) - MOST_ICONS;
  if (tooMany <= 0) return;
  const keys = await database.getAllKeysFromIndex(ICONS, 'savedAt', null, tooMany);
  await Promise.all(keys.map((key) => database.delete(ICONS, key)));
}
