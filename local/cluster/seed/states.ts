/**
 * `empty`: nothing installed. `busy`: several Operators in mixed states. `troubles`: one failing Operator per
 * namespace. `updates`: one namespace per situation before an update. `leftovers`: one failed or pending uninstall per
 * namespace. `sources`: healthy and failing catalogs. `instances`: an Operator with one instance per status.
 * `extensions`: also OLM v1, with one extension per status. `hostile`: nothing installed, and a package with hostile content.
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
  'hostile',
] as const;

export type State = (typeof STATES)[number];
