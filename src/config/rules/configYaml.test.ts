import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configFindings } from './configFindings';
import { textOf, withConfigText } from './configYaml';
import { EMPTY_DRAFT, configOf, draftOf } from './draft';

const SET = { env: [{ name: 'A', value: '1' }] };

/** Each problem of a text as "path kind", with its line or type. */
function findings(text: string): readonly string[] {
  return configFindings(withConfigText(draftOf(SET), text)).map((finding) => {
    if (finding.kind === 'unreadable') return `line ${String(finding.line)}`;
    if (finding.kind === 'wrong-type') return `${finding.path} is no ${finding.expected}`;
    return `${finding.path} ${finding.kind}`;
  });
}

describe('a text that is typed', () => {
  it.each([
    ['nothing', '', {}],
    ['a comment', '# later\n', {}],
    ['members without values', 'env:\nresources:\n  limits:\n', { resources: {} }],
    [
      'JSON',
      '{"nodeSelector": {"kubernetes.io/os": "linux"}}',
      { nodeSelector: { 'kubernetes.io/os': 'linux' } },
    ],
    [
      'unknown fields',
      'selector:\n  matchLabels:\n    a: b\n',
      { selector: { matchLabels: { a: 'b' } } },
    ],
    [
      'an empty member, which differs from a missing one',
      'resources: {}\nnodeSelector: {}\naffinity: {}\n',
      { resources: {}, nodeSelector: {}, affinity: {} },
    ],
    [
      'keys that are special in JavaScript',
      'nodeSelector:\n  constructor: a\n',
      { nodeSelector: { constructor: 'a' } },
    ],
  ])('becomes the config: %s', (_, text, expected) => {
    expect(configOf(withConfigText(draftOf(SET), text))).toEqual(expected);
    expect(findings(text)).toEqual([]);
  });

  it.each([
    ['bad indentation', 'env:\n  - name: A\n value: x\n', ['line 3']],
    ['a key twice', 'nodeSelector:\n  a: b\n  a: c\n', ['line 3']],
    ['an open quote', 'a: 1\nb: "x', ['line 2']],
    ['several documents', 'env: []\n---\nenv: []\n', [' is no object']],
    ['an alias of nothing', 'env: *a', ['line null']],
    ['an alias of itself', 'env: &a [*a]', ['line null']],
    ['not an object', '- env', [' is no object']],
    ['a text', 'hello', [' is no object']],
    [
      'a number instead of a text',
      'env:\n  - name: A\n    value: 8080\n',
      ['env[0].value is no text'],
    ],
    ['true instead of a text', 'nodeSelector:\n  a: true\n', ['nodeSelector.a is no text']],
    ['an object instead of a list', 'env:\n  A: 1\n', ['env is no list']],
    ['a list instead of an object', 'affinity: []', ['affinity is no object']],
    ['infinity', 'resources:\n  limits:\n    cpu: .inf\n', ['line null']],
  ])('is kept if it is invalid: %s', (_, text, expected) => {
    const draft = withConfigText(draftOf(SET), text);
    expect(draft.text).toBe(text);
    expect(findings(text)).toEqual(expected);
    expect(configOf(draft)).toEqual(SET);
  });

  it('is limited if its aliases multiply', () => {
    const levels = Array.from({ length: 12 }, (_, index) => `a${index.toString()}`);
    const lines = levels.map((name, index) => {
      const before = levels[index - 1];
      const item = before === undefined ? 'x' : `*${before}`;
      return `${name}: &${name} [${Array.from({ length: 10 }, () => item).join(', ')}]`;
    });
    expect(findings(lines.join('\n'))).toEqual(['line null']);
  });

  it('is limited if it has thousands of levels', () => {
    expect(findings('['.repeat(20_000))).toHaveLength(1);
  });

  it.each([['enviroment: []'], ['spec:\n  config: {}\n'], ['env:\n  - name: A\n    vale: x\n']])(
    'keeps unknown fields: %j',
    (text) => {
      expect(findings(text)).toEqual([]);
      expect(configOf(withConfigText(EMPTY_DRAFT, text))).toEqual(parse(text));
    },
  );

  it('keeps comments', () => {
    const draft = withConfigText(EMPTY_DRAFT, '# why\nenv: []\n');
    expect(textOf(draft)).toBe('# why\nenv: []\n');
    expect(textOf(draftOf(draft.config))).toBe('env: []\n');
  });

  it('is not edited without fields', () => {
    expect(withConfigText(draftOf(SET), '{}\n')).toEqual(EMPTY_DRAFT);
  });
});

it('reports the texts of fields that the YAML cannot contain', () => {
  const draft = { ...draftOf(SET), typed: { affinity: 'a: [' } };
  expect(configFindings(draft)).toEqual([
    { severity: 'danger', path: 'affinity', kind: 'not-applied' },
  ]);
});
