/** The thread in which a whole catalog is read for its packages. */
import { expose } from 'comlink';
import { catalogStore } from '~/olm/read/packageIndex/catalogStore';
import { createContentReader } from './contentReader';

expose(createContentReader(catalogStore(Date.now())));
