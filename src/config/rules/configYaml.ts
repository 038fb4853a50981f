import { danger, isDanger } from '~/olm/finding';
import { LineCounter, type ScalarTag, type Tags, parseDocument, stringify } from 'yaml';
import {
  type ConfigDraft,
  type ConfigRows,
  type TypedYaml,
  type YamlMember,
  configOf,
  rowsOf,
} from './draft';
import { type ConfigFinding } from './configFinding';
import { isSubscriptionConfig, shapeFindings } from './configShape';
import { withoutTyped } from './typedRow';

/** The text of a field or of all; empty for an empty value. */
export function yamlOf(value: object | null): string {
  return value === null || Object.keys(value).length === 0 ? '' : stringify(value);
}

/** The draft in the YAML view. */
export function shownAsYaml(draft: ConfigDraft): ConfigDraft {
  return {
    ...draft,
    rows: settled(draft.rows),
    yaml: { text: yamlOf(configOf(draft)), findings: [] },
    affinity: null,
    selector: null,
  };
}

/** The draft in the form view, with the last valid YAML. */
export function shownAsForm(draft: ConfigDraft): ConfigDraft {
  return { ...draft, rows: settled(draft.rows), yaml: null, affinity: null, selector: null };
}

/** The rows without the texts of YAML fields. */
function settled(rows: ConfigRows): ConfigRows {
  return { ...rows, env: rows.env.map(withoutTyped), volumes: rows.volumes.map(withoutTyped) };
}

/** The draft after the YAML of all was edited. Invalid text is kept, and the rows do not change. */
export function withYaml(draft: ConfigDraft, text: string): ConfigDraft {
  const read = readYaml(text);
  if ('finding' in read) return { ...draft, yaml: { text, findings: [read.finding] } };
  const value = read.value ?? {};
  if (isSubscriptionConfig(value)) {
    return { ...draft, rows: rowsOf(value), yaml: { text, findings: [] } };
  }
  return { ...draft, yaml: { text, findings: shapeFindings(value).filter(isDanger) } };
}

/** The draft after the YAML of one field was edited. An empty text removes the field. */
export function withMemberYaml(draft: ConfigDraft, member: YamlMember, text: string): ConfigDraft {
  const read = readYaml(text);
  if ('finding' in read)
    return typed(draft, member, { text, findings: [{ ...read.finding, path: member }] });
  const { value } = read;
  const findings = value === undefined ? [] : shapeFindings({ [member]: value }).filter(isDanger);
  if (findings.length > 0) return typed(draft, member, { text, findings });
  const rows = { ...draft.rows, [member]: typeof value === 'object' ? value : null };
  return typed({ ...draft, rows }, member, { text, findings });
}

function typed(draft: ConfigDraft, member: YamlMember, yaml: TypedYaml): ConfigDraft {
  return { ...draft, [member]: yaml };
}

type ReadYaml = { readonly value: unknown } | { readonly finding: ConfigFinding };

/**
 * The value of a YAML text; `undefined`: empty. Fields without a value are omitted, as by the API server. Parser
 * exceptions (multiplying aliases, thousands of levels) are reported as problems.
 */
export function readYaml(text: string): ReadYaml {
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      customTags: withOctals,
    });
    const [first] = document.errors;
    if (first !== undefined) return unreadable(first.message, lines.linePos(first.pos[0]).line);
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    return { value: withoutNulls(value) };
  } catch (thrown) {
    return unreadable(thrown instanceof Error ? thrown.message : String(thrown), 1);
  }
}

const MOST_ALIASES = 100;

/** `0644` is 420 as in `kubectl`, which uses YAML 1.1, and not 644 as in YAML 1.2. */
function withOctals(tags: Tags): Tags {
  return [OCTAL, ...tags];
}

const OCTAL: ScalarTag = {
  default: true,
  tag: 'tag:yaml.org,2002:int',
  test: /^0[0-7]+$/,
  resolve: (digits) => Number.parseInt(digits, 8),
};

function unreadable(message: string, line: number): ReadYaml {
  return { finding: danger({ path: '', kind: 'unreadable', line, message }) };
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
