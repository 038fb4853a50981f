import { describe, expect, it } from 'vitest';
import { configFindings } from './configFindings';
import { shownAsForm, shownAsYaml, withMemberYaml, withYaml, yamlOf } from './configYaml';
import { EMPTY_DRAFT, configOf, draftOf } from './draft';

const SET = { env: [{ name: 'A', value: '1' }] };

/** Each problem of a text as "path kind", with its line or type. */
function findings(text: string): readonly string[] {
  return configFindings(withYaml(draftOf(SET), text)).map((finding) => {
    if (finding.kind === 'unreadable') return `line ${finding.line.toString()}`;
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
    expect(configOf(withYaml(draftOf(SET), text))).toEqual(expected);
    expect(findings(text)).toEqual([]);
  });

  it.each([
    ['bad indentation', 'env:\n  - name: A\n value: x\n', ['line 3']],
    ['a key twice', 'nodeSelector:\n  a: b\n  a: c\n', ['line 3']],
    ['an open quote', 'a: 1\nb: "x', ['line 2']],
    ['several documents', 'env: []\n---\nenv: []\n', ['line 2']],
    ['an alias of nothing', 'env: *a', ['line 1']],
    ['an alias of itself', 'env: &a [*a]', ['line 1']],
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
    ['no name', 'env:\n  - value: x\n', ['env[0].name missing']],
    ['infinity', 'resources:\n  limits:\n    cpu: .inf\n', ['resources.limits.cpu is no quantity']],
  ])('is kept if it is invalid: %s', (_, text, expected) => {
    const draft = withYaml(draftOf(SET), text);
    expect(draft.yaml?.text).toBe(text);
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
    expect(findings(lines.join('\n'))).toEqual(['line 1']);
  });

  it('is limited if it has thousands of levels', () => {
    expect(findings('['.repeat(20_000))).toHaveLength(1);
  });

  it.each([
    ['enviroment: []', ['enviroment unknown-member']],
    ['spec:\n  config: {}\n', ['spec unknown-member']],
    ['env:\n  - name: A\n    vale: x\n', ['env[0].vale unknown-member']],
    ['"__proto__":\n  a: b\n', ['__proto__ unknown-member']],
  ])('reports unknown fields: %j', (text, expected) => {
    expect(findings(text)).toEqual(expected);
    expect(yamlOf(configOf(withYaml(EMPTY_DRAFT, text)))).not.toBe('');
  });

  it('keeps comments while it is shown', () => {
    const draft = withYaml(EMPTY_DRAFT, '# why\nenv: []\n');
    expect(draft.yaml?.text).toContain('# why');
    expect(shownAsYaml(shownAsForm(draft)).yaml?.text).toBe('env: []\n');
  });
});

describe.each(['affinity', 'selector'] as const)('the %s in the form', (member) => {
  it('is part of the config as soon as it is valid', () => {
    const draft = withMemberYaml(EMPTY_DRAFT, member, 'a: {}');
    expect(configOf(draft)).toEqual({ [member]: { a: {} } });
    expect(configOf(withMemberYaml(draft, member, ''))).toEqual({});
  });

  it.each([
    ['a: [', 'unreadable'],
    ['yes', 'wrong-type'],
    ['- a', 'wrong-type'],
  ])('does not change while %j is typed', (text, expected) => {
    const before = draftOf({ [member]: { b: {} } });
    const draft = withMemberYaml(before, member, text);
    const findings = configFindings(draft).map(({ path, kind }) => `${path} ${kind}`);
    expect(findings).toEqual([`${member} ${expected}`]);
    expect(configOf(draft)).toEqual(configOf(before));
    expect(draft[member]?.text).toBe(text);
  });
});
