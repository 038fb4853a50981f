import { describe, expect, it } from 'vitest';
import { editText, readYaml, startText } from './yamlText';

const IN_TEAM_A = { namespace: 'team-a', isNamespaced: true, taken: [] };

describe('a text that was typed', () => {
  it.each([
    ['nothing', '', 'no-object'],
    ['only a separator', '---\n', 'no-object'],
    ['a list', '- a\n', 'no-object'],
    ['two documents', 'a: 1\n---\nb: 2\n', 'no-object'],
    ['a duplicate key', 'a: 1\na: 2\n', 'broken'],
    ['a tab', 'a:\n\tb: 1\n', 'broken'],
    ['a multiplying alias', bomb(), 'broken'],
    ['five megabytes', 'a'.repeat(5_000_000), 'too-large'],
    ['1.6 MB of values', `a: ${'b'.repeat(1_600_000)}`, 'too-large'],
    [
      '1.6 MB of indented lines, 1.2 MB as JSON',
      `a: |\n${`${' '.repeat(10)}${'b'.repeat(29)}\n`.repeat(40_000)}`,
      'object',
    ],
    ['an infinite number', 'a: 1e400\n', 'broken'],
    ['not a number', 'a: .nan\n', 'broken'],
    ['a number of more than 53 bits', 'a: 12345678901234567890\n', 'object'],
    ['JSON', '{"a": {"b": 1}}', 'object'],
  ])('%s is reported', (_name, text, expected) => {
    expect(readYaml(text).kind).toBe(expected);
  });

  it('is parsed like in kubectl', () => {
    const read = readYaml('mode: 0644\non: yes\ntext: "yes"\n');
    expect(read.kind === 'object' && read.object).toEqual({ mode: 420, true: true, text: 'yes' });
  });

  it('names the line of an error', () => {
    expect(readYaml('a: 1\nb: [1,\n')).toMatchObject({ kind: 'broken', line: 3 });
  });

  it.each([
    ['spec.size', 4],
    ['spec.list[1].name', 7],
    ['spec.gone', 4],
    ['metadata.labels[a.b/c]', 2],
    ['', 1],
  ])('finds the line of %s', (path, line) => {
    const text =
      'kind: Pen\nmetadata: {name: a}\nspec:\n  size: 3\n  list:\n    - name: a\n    - name: b\n';
    const read = readYaml(text);
    expect(read.kind === 'object' && read.lineOf(path)).toBe(line);
  });
});

function bomb(): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let at = 1; at < 8; at += 1) {
    lines.push(`a${at}: &a${at} [${Array.from({ length: 10 }, () => `*a${at - 1}`).join(', ')}]`);
  }
  return lines.join('\n');
}

describe('an initial document', () => {
  it('has no server fields, and gets the namespace', () => {
    const document = {
      apiVersion: 'ink.example.com/v1',
      kind: 'Pen',
      metadata: {
        name: 'blue',
        namespace: 'placeholder',
        uid: '1',
        resourceVersion: '2',
        ownerReferences: [],
        annotations: { 'kubectl.kubernetes.io/last-applied-configuration': '{}', keep: 'me' },
      },
      spec: { ink: 'blue' },
      status: { phase: 'Ready' },
    };
    expect(readObject(startText(document, IN_TEAM_A))).toEqual({
      apiVersion: 'ink.example.com/v1',
      kind: 'Pen',
      metadata: { name: 'blue', namespace: 'team-a', annotations: { keep: 'me' } },
      spec: { ink: 'blue' },
    });
  });

  it('keeps the comments of a sample', () => {
    const text = startText('kind: Pen # a pen\nspec:\n  # how much\n  ink: 3\n', IN_TEAM_A);
    expect(text).toContain('# a pen');
    expect(text).toContain('# how much');
    expect(readObject(text)).toMatchObject({ metadata: { namespace: 'team-a' } });
  });

  it('has no namespace for a cluster-scoped kind', () => {
    const document = { metadata: { name: 'a', namespace: 'b' } };
    const text = startText(document, { namespace: null, isNamespaced: false, taken: [] });
    expect(readObject(text)).toEqual({ metadata: { name: 'a' } });
  });

  it.each([
    ['blue', [], 'blue'],
    ['blue', ['red', 'blue-2'], 'blue'],
    ['blue', ['blue'], 'blue-2'],
    ['blue', ['blue', 'blue-3', 'blue-2'], 'blue-4'],
    ['blue-2', ['blue-2'], 'blue-2-2'],
    // A longer one is rejected: k8s.io/apimachinery, `DNS1123SubdomainMaxLength`.
    ['b'.repeat(253), ['b'.repeat(253)], `${'b'.repeat(251)}-2`],
  ])('has an unused name: %s with existing %j', (name, taken, expected) => {
    const text = startText({ metadata: { name } }, { ...IN_TEAM_A, taken });
    expect(readObject(text)).toMatchObject({ metadata: { name: expected } });
  });

  it('is unchanged if invalid', () => {
    expect(startText('a: [', IN_TEAM_A)).toBe('a: [');
  });
});

describe('a text to edit', () => {
  it('excludes server fields', () => {
    const text = editText({ metadata: { name: 'a', managedFields: [{}] }, spec: {}, status: {} });
    expect(readObject(text)).toEqual({ metadata: { name: 'a' }, spec: {} });
  });
});

function readObject(text: string): unknown {
  const read = readYaml(text);
  return read.kind === 'object' ? read.object : read;
}
