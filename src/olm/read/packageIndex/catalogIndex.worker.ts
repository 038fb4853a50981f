/** The thread in which packages are downloaded, parsed and searched, so that the page never waits for it. */
import { expose } from 'comlink';
import { sessionGet, sessionUser } from '~/kube/sessionFetch';
import { type CatalogIndex, type IndexedSource, createCatalogIndex } from './catalogIndex';
import { catalogStore } from './catalogStore';
import type { Summary } from './catalogIndex';

/** The index, and what a thread of its own can do besides. */
export type CatalogThread = CatalogIndex & {
  /** See {@link sessionUser}. */
  readonly user: (csrfToken: string) => Promise<string | null>;
  /** Downloads what {@link CatalogIndex.take} reads; `null` when the server refuses. */
  readonly download: (source: IndexedSource, url: string) => Promise<Summary | null>;
};

const index = createCatalogIndex(catalogStore(Date.now()));

const thread: CatalogThread = {
  ...index,
  user: sessionUser,
  download: async (source, url) => {
    const response = await sessionGet(url);
    return response?.body ? index.take(source, response.body) : null;
  },
};

expose(thread);
