import { describe } from 'vitest';
import { demoCatalogs } from '../local/catalogs/demo';
import { DEMO_WISHES } from './relevanceWishes';
import { indexOf, itFulfils } from './testRelevance';

describe('the search of the demo catalogs', () => {
  const catalogs = demoCatalogs().map(({ name, catalog }) => ({ name, catalog }));
  itFulfils(DEMO_WISHES, indexOf(catalogs));
});
