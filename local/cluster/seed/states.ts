/**
 * `empty`: nothing is installed. `busy`: some Operators are, in several states. `troubles`: one namespace for each
 * trouble. `updates`: one for each situation before an update. `leftovers`: one for each removal that went wrong
 * or is still to come. `sources`: one catalog for each way in which a catalog can be well or not. `instances`: an Operator
 * with an instance for each status. `extensions`: OLM v1 is there, too, with an extension for each way in which one can be.
 */
export const STATES = [
  'empty',
  'busy',
  'troubles',
  'updates',
  'leftovers',
  'sources',
  'instances',
  'extensions',
] as const;

export type State = (typeof STATES)[number];
