/** The thread in which stored objects are parsed and held against a schema. */
import { expose } from 'comlink';
import { createStoredChecks } from './storedChecks';

expose(createStoredChecks());
