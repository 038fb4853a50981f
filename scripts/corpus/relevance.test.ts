import { describe } from 'vitest';
import { loadCatalog } from '../../local/catalogs/load/loadCatalog';
import { REAL_WISHES } from '../relevanceWishes';
import { indexOf, itFulfils } from '../testRelevance';
import { CATALOGS } from './corpus';

describe('the search of real catalogs', async () => {
  const catalogs = await Promise.all(
    CATALOGS.map(async ({ name, path }) => ({ name, catalog: await loadCatalog(path) })),
  );
  itFulfils(REAL_WISHES, indexOf(catalogs));
});
