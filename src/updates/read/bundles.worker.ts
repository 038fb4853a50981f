/** A worker that unpacks and parses bundles. YAML takes about 250 ms per megabyte. */
import { expose } from 'comlink';
import { bundleDecoder } from './bundleDecoder';

expose(bundleDecoder);
