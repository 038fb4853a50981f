/**
 * `empty`: nothing is installed. `busy`: some Operators are, in several states. `troubles`: one namespace for each
 * trouble. `updates`: one for each situation before an update.
 */
export const STATES = ['empty', 'busy', 'troubles', 'updates'] as const;

export type State = (typeof STATES)[number];
