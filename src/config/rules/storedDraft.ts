import { type JsonRecord, listIn, recordIn } from '~/kube/json';
import { type ConfigDraft, type TypedYaml, configOf, draftOf } from './draft';
import { type ConfigFault, type ConfigProblem, type ConfigType, error } from './problem';
import { isSubscriptionConfig } from './shape';

/** A draft as plain data, to be written down: without blank rows, and without what a row holds as unreadable text. */
export function storedDraft(draft: ConfigDraft): JsonRecord {
  const { yaml, affinity, selector } = draft;
  return { config: configOf(draft), yaml, affinity, selector };
}

/** The draft that was written down; `null` when it is none. */
export function parseDraft(stored: unknown): ConfigDraft | null {
  const { config, yaml, affinity, selector } = recordIn(stored);
  if (!isSubscriptionConfig(config)) return null;
  const typed = { yaml: typedIn(yaml), affinity: typedIn(affinity), selector: typedIn(selector) };
  return { ...draftOf(config), ...typed };
}

/** A text that was typed as YAML and written down; `null` when there is none. */
export function typedIn(stored: unknown): TypedYaml | null {
  const { text, problems } = recordIn(stored);
  return typeof text === 'string' ? { text, problems: listIn(problems).map(problemIn) } : null;
}

function problemIn(stored: unknown): ConfigProblem {
  const found = recordIn(stored);
  const { path } = found;
  return error(typeof path === 'string' ? path : '', faultIn(found));
}

/** What reading a text as YAML can find. What cannot be told any more is still a text that cannot be used. */
function faultIn({ kind, line, message, expected }: JsonRecord): ConfigFault {
  const type = TYPES.find((one) => one === expected);
  if (kind === 'wrong-type' && type !== undefined) return { kind, expected: type };
  if (kind === 'missing') return { kind };
  return {
    kind: 'unreadable',
    line: typeof line === 'number' ? line : 1,
    message: typeof message === 'string' ? message : '',
  };
}

const TYPES = [
  'text',
  'number',
  'boolean',
  'quantity',
  'list',
  'object',
] as const satisfies readonly ConfigType[];
