import { INSTALL_MODES } from '~/olm/packages/installModes';
import { type InstallChoices } from './form';

/** The choices that are short and no secret: a link with them opens the same form. The page keeps the others. */
export type ListedChoices = Pick<
  InstallChoices,
  'channel' | 'version' | 'mode' | 'namespace' | 'targets' | 'approval'
>;

/** The choices that a URL's query names; what is no value of its field is left out. */
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

/** The query with one choice made. What was chosen before for a field that depends on it falls back to its default. */
export function withChoice(query: URLSearchParams, choice: InstallChoices): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const field of LISTED) {
    const value = choice[field];
    if (value === undefined) continue;
    for (const dependent of DEPENDENTS[field] ?? []) changed.delete(dependent);
    write(changed, field, value);
  }
  return changed;
}

/** The query for another project: without what was chosen for a namespace. */
export function forAnotherProject(query: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams(query);
  for (const name of ['namespace', 'target', 'approval']) kept.delete(name);
  return kept;
}

/** Whether a choice is about anything that goes into the URL. */
export function isListed(choice: InstallChoices): boolean {
  return LISTED.some((field) => choice[field] !== undefined);
}

/** What of a choice the page keeps, as it does not go into the URL. */
export function keptOf(choice: InstallChoices): InstallChoices {
  const kept = new Map(Object.entries(choice));
  for (const field of LISTED) kept.delete(field);
  return Object.fromEntries(kept);
}

const LISTED = [
  'channel',
  'version',
  'mode',
  'namespace',
  'targets',
  'approval',
] as const satisfies readonly (keyof ListedChoices)[];

const APPROVALS = ['Automatic', 'Manual'] as const;

/** Another channel has other versions and modes; another version proposes another approval, another mode another place. */
const DEPENDENTS: Readonly<Record<string, readonly string[]>> = {
  channel: ['version', 'approval'],
  version: ['approval'],
  mode: ['target'],
  namespace: ['approval'],
};

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
