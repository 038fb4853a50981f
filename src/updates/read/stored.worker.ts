/** A worker that parses stored objects and validates them. */
import { expose } from 'comlink';
import { createStoredChecks } from './storedChecks';

expose(createStoredChecks());
