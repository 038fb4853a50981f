/**
 * `empty`: nothing installed. `busy`: several Operators in mixed states. `troubles`: one failing Operator per
 * namespace. `updates`: one namespace per situation before an update. `leftovers`: one failed or pending uninstall per
 * namespace. `sources`: healthy and failing catalogs. `instances`: an Operator with one instance per status.
 * `extensions`: also OLM v1, with one extension per status.
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
