/** The thread in which packages are parsed and searched, so that the page never waits for it. */
import { expose } from 'comlink';
import { createCatalogIndex } from './catalogIndex';
import { catalogStore } from './catalogStore';

expose(createCatalogIndex(catalogStore(Date.now())));
