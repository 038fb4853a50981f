import { describe, expect, it } from 'vitest';
import { parseManifest } from './parseManifest';

it.each([
  ['JSON', '{"kind":"Service","spec":{"a":[1]}}'],
  ['JSON after white space', '\n  {"kind":"Service","spec":{"a":[1]}}'],
  ['YAML', 'kind: Service\nspec:\n  a:\n  - 1\n'],
  ['YAML in braces', '{kind: Service, spec: {a: [1]}}'],
  ['the first document of several', 'kind: Service\nspec: {a: [1]}\n---\nkind: Second\n'],
  ['the document after a comment', '# license\n---\nkind: Service\nspec: {a: [1]}\n'],
  ['YAML with Windows line ends', 'kind: Service\r\nspec:\r\n  a: [1]\r\n'],
])('reads %s', (_, text) => {
  expect(parseManifest(text)).toEqual({ kind: 'Service', spec: { a: [1] } });
});

it('follows aliases and merge keys', () => {
  const text = 'kind: A\nbase: &b {x: 1}\nspec:\n  <<: *b\n  y: 2\nalso: *b\n';
  expect(parseManifest(text)).toEqual({
    kind: 'A',
    base: { x: 1 },
    spec: { x: 1, y: 2 },
    also: { x: 1 },
  });
});

it('keeps texts like dates unchanged', () => {
  expect(parseManifest('kind: A\nat: 2024-01-01\n')).toEqual({ kind: 'A', at: '2024-01-01' });
});

describe('invalid manifests', () => {
  const names = 'abcdefgh'.split('');
  const bomb = names.map((name, index) => {
    const before = index === 0 ? 'x' : `*${names[index - 1] ?? ''}`;
    return `${name}: &${name} [${Array(9).fill(before).join(', ')}]`;
  });

  it.each([
    ['nothing', ''],
    ['a list', '- kind: A'],
    ['a text', 'hello'],
    ['a broken document', 'kind: A\n  b: [\n'],
    ['a README', '# Title\n\nSome: text: with colons\n'],
    ['aliases that multiply', bomb.join('\n')],
    ['an alias to itself', 'kind: A\na: &a [*a]\n'],
    ['very deep JSON', `{"kind":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['deep JSON', `{"kind":${'['.repeat(200)}${']'.repeat(200)}}`],
    ['deep YAML', `kind: ${'['.repeat(20_000)}`],
    ['a tag that asks for more', 'kind: !!js/function "function () {}"\n- x'],
  ])('%s', (_, text) => {
    expect(parseManifest(text)).toBeNull();
  });
});

it('treats a key named like the prototype as a key', () => {
  for (const text of [
    'kind: A\n__proto__: {polluted: true}\n',
    '{"kind":"A","__proto__":{"polluted":true}}',
  ]) {
    const manifest = parseManifest(text);
    expect(Object.keys(manifest ?? {})).toEqual(['kind', '__proto__']);
    expect({ ...manifest }['polluted']).toBeUndefined();
  }
  expect(Reflect.has({}, 'polluted')).toBe(false);
});
