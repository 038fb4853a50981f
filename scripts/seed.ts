/**
 * Property tests use one fixed seed, so that a commit gets the same answer in each run and on each machine. `SEED=random`
 * (`npm run test:random`) uses another one each time, to find more faults. A failure prints its seed, and `SEED=<number>` repeats that run.
 */
import { configureGlobal } from 'fast-check';

const { SEED = '20261122' } = process.env;
if (SEED !== 'random') configureGlobal({ seed: Number(SEED) });
