import { listOfAll } from '~/olm/order';
import { INSTALL_MODES } from '~/olm/packages/installModes';
import { type InstallChoices } from './form';

/** The short and public choices, which a link to the form contains. The page stores the others. */
export type ListedChoices = Pick<
  InstallChoices,
  'channel' | 'version' | 'mode' | 'namespace' | 'targets' | 'approval'
>;

/** The choices in a query. Invalid values are ignored. */
export function choicesIn(query: URLSearchParams): ListedChoices {
  const mode = INSTALL_MODES.find((one) => one === query.get('mode'));
  const approval = APPROVALS.find((one) => one === query.get('approval'));
  const targets = query.getAll('target');
  return {
    ...text('channel', query),
    ...text('version', query),
    ...text('namespace', query),
    ...(mode === undefined ? {} : { mode }),
    ...(targets.length === 0 ? {} : { targets }),
    ...(approval === undefined ? {} : { approval }),
  };
}

/**
 * The query with one more choice. It never changes another choice: where that one no longer fits, the form reports it
 * and waits for the user.
 */
export function withChoice(query: URLSearchParams, choice: InstallChoices): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const field of LISTED) {
    const value = choice[field];
    if (value !== undefined) write(changed, field, value);
  }
  return changed;
}

/** The query for another project, which is another choice of the namespace. */
export function forAnotherProject(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query);
  kept.delete('namespace');
  return kept;
}

/** Whether a choice belongs to the URL. */
export function isListed(choice: InstallChoices): boolean {
  return LISTED.some((field) => choice[field] !== undefined);
}

/** The choices that the page stores, because they are not in the URL. */
export function keptOf(choice: InstallChoices): InstallChoices {
  const kept = new Map(Object.entries(choice));
  for (const field of LISTED) kept.delete(field);
  return Object.fromEntries(kept);
}

const LISTED = listOfAll<keyof ListedChoices>()([
  'channel',
  'version',
  'mode',
  'namespace',
  'targets',
  'approval',
]);

const APPROVALS = ['Automatic', 'Manual'] as const;

function write(query: URLSearchParams, field: string, value: string | readonly string[]): void {
  if (typeof value === 'string') {
    query.set(field, value);
    return;
  }
  query.delete('target');
  for (const target of value) query.append('target', target);
}

function text(field: 'channel' | 'version' | 'namespace', query: URLSearchParams) {
  const value = query.get(field);
  return value === null || value === '' ? {} : { [field]: value };
}
