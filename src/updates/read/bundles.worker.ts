/** The thread in which bundles are unpacked and parsed: YAML takes a quarter of a second for each megabyte. */
import { expose } from 'comlink';
import { bundleDecoder } from './bundleDecoder';

expose(bundleDecoder);
