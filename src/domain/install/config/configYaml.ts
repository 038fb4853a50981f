import { LineCounter, parseDocument, stringify } from 'yaml';
import { affinityRowsOf } from './affinityRows';
import { type ConfigDraft, type TypedYaml, configOf, rowsOf } from './draft';
import { type ConfigProblem, error } from './problem';
import { affinityShapeProblems, isSubscriptionConfig, shapeProblems } from './shape';

/** The text of a member or of the whole; none when there is nothing in it. */
export function yamlOf(value: object | null): string {
  return value === null || Object.keys(value).length === 0 ? '' : stringify(value);
}

/** The draft shown as YAML. */
export function shownAsYaml(draft: ConfigDraft): ConfigDraft {
  return { ...draft, yaml: { text: yamlOf(configOf(draft)), problems: [] }, affinity: null };
}

/** The draft shown as a form, with what could be read of the YAML. */
export function shownAsForm(draft: ConfigDraft): ConfigDraft {
  return { ...draft, yaml: null, affinity: null };
}

/** The draft after the whole was typed as YAML. What cannot be read stays as text, and the rows stay as they were. */
export function withYaml(draft: ConfigDraft, text: string): ConfigDraft {
  const read = readYaml(text);
  if ('problem' in read) return { ...draft, yaml: { text, problems: [read.problem] } };
  const value = read.value ?? {};
  if (isSubscriptionConfig(value)) {
    return { ...draft, rows: rowsOf(value), yaml: { text, problems: [] } };
  }
  return { ...draft, yaml: { text, problems: errorsOf(shapeProblems(value)) } };
}

/** The draft after its affinity was typed; without a text there is none. */
export function withAffinityYaml(draft: ConfigDraft, text: string): ConfigDraft {
  const read = readYaml(text);
  const problems =
    'problem' in read
      ? [{ ...read.problem, path: 'affinity' }]
      : read.value === undefined
        ? []
        : errorsOf(affinityShapeProblems(read.value));
  const affinity: TypedYaml = { text, problems };
  if ('problem' in read || problems.length > 0) return { ...draft, affinity };
  const value = typeof read.value === 'object' ? read.value : null;
  const rows = value === null ? null : affinityRowsOf(value);
  return { ...draft, affinity, rows: { ...draft.rows, affinity: rows } };
}

type ReadYaml = { readonly value: unknown } | { readonly problem: ConfigProblem };

/**
 * The value of a YAML text; `undefined` when there is none. Members without a value are left out, as the API server does.
 * What makes the parser throw (aliases that multiply, thousands of levels) is a problem like any other.
 */
function readYaml(text: string): ReadYaml {
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [first] = document.errors;
    if (first !== undefined) return unreadable(first.message, lines.linePos(first.pos[0]).line);
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    return { value: withoutNulls(value) };
  } catch (thrown) {
    return unreadable(thrown instanceof Error ? thrown.message : String(thrown), 1);
  }
}

const MOST_ALIASES = 100;

function unreadable(message: string, line: number): ReadYaml {
  return { problem: error('', { kind: 'unreadable', line, message }) };
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null)
      .map(([name, member]) => [name, withoutNulls(member)]),
  );
}

function errorsOf(problems: readonly ConfigProblem[]): readonly ConfigProblem[] {
  return problems.filter(({ severity }) => severity === 'error');
}
