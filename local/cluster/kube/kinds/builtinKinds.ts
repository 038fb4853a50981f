/** Every built-in kind, in the order in which discovery lists the groups. */
import type { KindEntry } from '../contracts';
import { builtinEntry } from './builtin';
import { CORE } from './builtinCore';
import { MACHINERY } from './builtinMachinery';
import { WORKLOADS } from './builtinWorkloads';

export const BUILTIN_KINDS: readonly KindEntry[] = [CORE, ...MACHINERY, ...WORKLOADS].flatMap(
  (group) => group.kinds.map((row) => builtinEntry(group, row)),
);
