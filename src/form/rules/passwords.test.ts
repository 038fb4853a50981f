import { describe, expect, test } from 'vitest';
import { passwordPaths, textWithoutPasswords, withoutPasswords } from './passwords';

const DESCRIPTORS = [
  { path: 'admin.code', 'x-descriptors': ['urn:alm:descriptor:com.tectonic.ui:password'] },
  { path: 'users.pin', 'x-descriptors': ['urn:alm:descriptor:com.tectonic.ui:password'] },
];
const SCHEMA = {
  properties: { spec: { properties: { key: { type: 'string', format: 'password' } } } },
};
const hints = { schema: SCHEMA, descriptors: DESCRIPTORS };

describe('recognized passwords', () => {
  test.each([
    ['the descriptor says so', { spec: { admin: { code: 'x' } } }, ['spec', 'admin', 'code']],
    ['in each item of a list', { spec: { users: [{ pin: 'x' }] } }, ['spec', 'users', 0, 'pin']],
    ['the schema says so', { spec: { key: 'x' } }, ['spec', 'key']],
    ['its key says so', { spec: { rootPassword: 'x' } }, ['spec', 'rootPassword']],
    ['its key says so', { spec: { secretAccessKey: 'x' } }, ['spec', 'secretAccessKey']],
    [
      'a variable whose name says so',
      { spec: { env: [{ name: 'DB_PASSWORD', value: 'x' }] } },
      ['spec', 'env', 0, 'value'],
    ],
  ])('%s', (_, object, path) => {
    expect(passwordPaths(object, hints)).toEqual([path]);
  });

  test.each([
    ['the name of a Secret', { spec: { passwordSecret: 'db', secretName: 'db' } }],
    ['a reference', { spec: { password: { name: 'db', key: 'value' } } }],
    ['an empty text', { spec: { password: '' } }],
    ['another variable', { spec: { env: [{ name: 'HOST', value: 'x' }] } }],
    ['a hostile key', JSON.parse('{"spec":{"__proto__":{"a":"x"}}}')],
  ])('not %s', (_, object) => {
    expect(passwordPaths(object, hints)).toEqual([]);
  });
});

test('an exported object has none', () => {
  const object = { spec: { host: 'a', admin: { code: 'x' } } };
  expect(withoutPasswords(object, hints)).toEqual({
    spec: { host: 'a', admin: { code: '<hidden>' } },
  });
});

test('a text shows a changed password without its value, and keeps comments', () => {
  const before = { spec: { key: 'old', password: 'same', other: 'a' } };
  const text = [
    'spec: # mine',
    '  key: "new" # by hand',
    '  password: same',
    '  other: b',
    '  token: |',
    '    line one',
    '    line two',
    '  last: c',
    '',
  ].join('\n');
  expect(textWithoutPasswords(text, before, hints)).toBe(
    [
      'spec: # mine',
      '  key: <hidden - changed> # by hand',
      '  password: <hidden>',
      '  other: b',
      '  token: <hidden - changed>',
      '  last: c',
      '',
    ].join('\n'),
  );
});

test('an invalid text is kept', () => {
  expect(textWithoutPasswords('a: [', {}, hints)).toBe('a: [');
});
