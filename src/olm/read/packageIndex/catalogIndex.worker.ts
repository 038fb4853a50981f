/** A worker that downloads, parses and searches packages, so that the page remains responsive. */
import { expose } from 'comlink';
import { sessionGet, sessionUser } from '~/kube/sessionFetch';
import { type CatalogIndex, type IndexedSource, createCatalogIndex } from './catalogIndex';
import { catalogStore } from './catalogStore';
import type { Summary } from './catalogIndex';

/** The index, with the abilities of a worker. */
export type CatalogThread = CatalogIndex & {
  /** See {@link sessionUser}. */
  readonly user: (csrfToken: string) => Promise<string | null>;
  /** Downloads the input of {@link CatalogIndex.take}; `null`: the server denies it. */
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
