/** Every built-in kind, in the order in which discovery lists the groups. */
import type { KindEntry } from '../contracts';
import { builtinEntry } from './builtin';
import { CORE } from './builtin-core';
import { MACHINERY } from './builtin-machinery';
import { WORKLOADS } from './builtin-workloads';

export const BUILTIN_KINDS: readonly KindEntry[] = [CORE, ...MACHINERY, ...WORKLOADS].flatMap(
  (group) => group.kinds.map((row) => builtinEntry(group, row)),
);
