/** Syntax rules for names, labels and annotation keys, with the messages of kube-apiserver. */

const LABEL = '[a-z0-9]([-a-z0-9]*[a-z0-9])?';
const SUBDOMAIN = `${LABEL}(\\.${LABEL})*`;
const DNS_1035_LABEL = '[a-z]([-a-z0-9]*[a-z0-9])?';
const QUALIFIED_NAME = '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]';
const LABEL_VALUE = `(${QUALIFIED_NAME})?`;
const CONFIG_KEY = '[-._a-zA-Z0-9]+';

type Rule = {
  readonly pattern: string;
  readonly limit: number;
  readonly sentence: string;
  readonly examples: readonly string[];
};

const SUBDOMAIN_RULE: Rule = {
  pattern: SUBDOMAIN,
  limit: 253,
  sentence:
    "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character",
  examples: ['example.com'],
};

const LABEL_RULE: Rule = {
  pattern: LABEL,
  limit: 63,
  sentence:
    "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character",
  examples: ['my-name', '123-abc'],
};

const DNS_1035_RULE: Rule = {
  pattern: DNS_1035_LABEL,
  limit: 63,
  sentence:
    "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric character",
  examples: ['my-name', 'abc-123'],
};

const LABEL_VALUE_RULE: Rule = {
  pattern: LABEL_VALUE,
  limit: 63,
  sentence:
    "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character",
  examples: ['MyValue', 'my_value', '12345'],
};

const NAME_PART_RULE: Rule = {
  pattern: QUALIFIED_NAME,
  limit: 63,
  sentence:
    "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character",
  examples: ['MyName', 'my.name', '123-abc'],
};

const CONFIG_KEY_RULE: Rule = {
  pattern: CONFIG_KEY,
  limit: 253,
  sentence: "a valid config key must consist of alphanumeric characters, '-', '_' or '.'",
  examples: ['key.name', 'KEY_NAME', 'key-name'],
};

/** Each function returns errors of the text; empty if valid. */
export function subdomainProblems(name: string): readonly string[] {
  return problems(SUBDOMAIN_RULE, name);
}

export function labelNameProblems(name: string): readonly string[] {
  return problems(LABEL_RULE, name);
}

export function dns1035Problems(name: string): readonly string[] {
  return problems(DNS_1035_RULE, name);
}

export function labelValueProblems(value: string): readonly string[] {
  return problems(LABEL_VALUE_RULE, value);
}

export function configKeyProblems(key: string): readonly string[] {
  return problems(CONFIG_KEY_RULE, key);
}

/** RBAC names: any valid path segment. */
export function pathSegmentProblems(name: string): readonly string[] {
  if (name === '.' || name === '..') {
    return [`may not be '${name}'`];
  }
  return ['/', '%']
    .filter((character) => name.includes(character))
    .map((character) => `may not contain '${character}'`);
}

/** Label and annotation keys: `prefix/name` or `name`. */
export function qualifiedNameProblems(key: string): readonly string[] {
  const parts = key.split('/');
  const name = parts.at(-1) ?? '';
  if (parts.length > 2) {
    return [
      `a qualified name must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (${hint(NAME_PART_RULE)}) with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')`,
    ];
  }
  return [
    ...(parts.length === 2 ? prefixProblems(parts[0] ?? '') : []),
    ...(name === '' ? ['name part must be non-empty'] : []),
    ...problems(NAME_PART_RULE, name),
  ];
}

function prefixProblems(prefix: string): readonly string[] {
  return prefix === ''
    ? ['prefix part must be non-empty']
    : subdomainProblems(prefix).map((problem) => `prefix part ${problem}`);
}

function problems(rule: Rule, text: string): readonly string[] {
  return [
    ...(Buffer.byteLength(text) > rule.limit ? [`must be no more than ${rule.limit} bytes`] : []),
    ...(compiled(rule).test(text) ? [] : [`${rule.sentence} (${hint(rule)})`]),
  ];
}

const expressions = new Map<string, RegExp>();

function compiled(rule: Rule): RegExp {
  const known = expressions.get(rule.pattern) ?? new RegExp(`^(?:${rule.pattern})$`);
  expressions.set(rule.pattern, known);
  return known;
}

/** kube-apiserver writes two spaces after the comma between examples. */
function hint(rule: Rule): string {
  const examples = rule.examples.map((example) => `'${example}'`).join(',  or ');
  return `e.g. ${examples}, regex used for validation is '${rule.pattern}'`;
}
