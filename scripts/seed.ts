/**
 * What property tests try is another thing in each run, so that they go on finding faults; but not where a commit is judged,
 * which shall not be refused for what it did not do. A run prints its seed when it finds something.
 */
import { configureGlobal } from 'fast-check';

if (process.env['CI'] !== undefined) configureGlobal({ seed: 20_261_122 });
