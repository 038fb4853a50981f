/** A worker that reads a whole catalog and keeps its packages. */
import { expose } from 'comlink';
import { catalogStore } from '~/olm/read/packageIndex/catalogStore';
import { createContentReader } from './contentReader';

expose(createContentReader(catalogStore(Date.now())));
