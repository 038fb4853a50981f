import { describe, expect, it } from 'vitest';
import { anOperandApi } from '~/test/operandBuilders';
import type { OperandApi } from './operandApis';
import { specFields, statusFields } from './statusFields';

function described(...descriptors: readonly object[]): OperandApi {
  const api = anOperandApi();
  const [provider] = api.providers;
  if (provider === undefined) throw new Error('no provider');
  const owned = [{ name: api.name, kind: 'Pen', version: 'v1', statusDescriptors: descriptors }];
  const source = { ...provider.source, spec: { customresourcedefinitions: { owned } } };
  return { ...api, providers: [{ ...provider, source }] };
}

const by = (mark: string) => described({ path: 'x', 'x-descriptors': [mark] });

describe('the described fields of a spec', () => {
  const SECRET = ['urn:alm:descriptor:io.kubernetes:Secret'];
  const CONFIG = ['urn:alm:descriptor:io.kubernetes:ConfigMap'];
  const references = (descriptors: readonly object[], spec: unknown) => {
    const api = anOperandApi();
    const [provider] = api.providers;
    if (provider === undefined) throw new Error('no provider');
    const owned = [{ name: api.name, kind: 'Pen', version: 'v1', specDescriptors: descriptors }];
    const source = { ...provider.source, spec: { customresourcedefinitions: { owned } } };
    const described = { ...api, providers: [{ ...provider, source }] };
    return specFields(described, { spec }).map(({ title, value }) => [title, value]);
  };
  const secret = (name: string) => ({ kind: 'object', of: 'Secret', name });

  it.each([
    ['a name', 'tls', { tls: 'key' }, ['key']],
    ['a path with spec', 'spec.tls.secret', { tls: { secret: 'key' } }, ['key']],
    ['an object with a name', 'tls', { tls: { name: 'key' } }, ['key']],
    [
      'each item of a list',
      'users[*].secret',
      { users: [{ secret: 'a' }, { secret: 'b' }] },
      ['a', 'b'],
    ],
    ['an item without brackets', 'users.secret', { users: [{ secret: 'a' }, {}] }, ['a']],
    [
      'the same name twice',
      'users[*].secret',
      { users: [{ secret: 'a' }, { secret: 'a' }] },
      ['a'],
    ],
    ['no value', 'tls', {}, []],
    ['an invalid name', 'tls', { tls: '../../x' }, []],
    ['a number', 'tls', { tls: 5 }, []],
  ])('%s', (_name, path, spec, names) => {
    expect(references([{ path, displayName: 'TLS', 'x-descriptors': SECRET }], spec)).toEqual(
      names.map((name) => ['TLS', secret(name)]),
    );
  });

  it('as text, except passwords, hidden fields, absent values and groups', () => {
    const ui = (name: string) => [`urn:alm:descriptor:com.tectonic.ui:${name}`];
    expect(
      references(
        [
          { path: 'size', displayName: 'Size', 'x-descriptors': ui('podCount') },
          { path: 'b', 'x-descriptors': ['urn:alm:descriptor:io.kubernetes:Widget'] },
          { path: 'c', 'x-descriptors': CONFIG },
          { path: 'password', 'x-descriptors': ui('password') },
          { path: 'secret', 'x-descriptors': ui('hidden') },
          { path: 'absent' },
          { path: 'tls' },
          { path: 'spec.tls.isOn', displayName: 'TLS' },
          { path: 'resources', 'x-descriptors': ui('resourceRequirements') },
        ],
        {
          size: 2,
          b: 'x',
          c: 'settings',
          password: 'p',
          secret: 's',
          tls: { isOn: false },
          resources: { limits: { cpu: 1 } },
        },
      ),
    ).toEqual([
      ['Size', { kind: 'text', text: '2' }],
      ['b', { kind: 'text', text: 'x' }],
      ['c', { kind: 'object', of: 'ConfigMap', name: 'settings' }],
      ['password', { kind: 'hidden' }],
      ['TLS', { kind: 'text', text: 'false' }],
      ['resources', { kind: 'text', text: '{"limits":{"cpu":1}}' }],
    ]);
  });
});

describe('the fields of a status', () => {
  it.each([
    ['text', by('urn:alm:descriptor:text'), 'blue', { kind: 'text', text: 'blue' }],
    ['a number', by('urn:unknown'), 3, { kind: 'text', text: '3' }],
    [
      'a link',
      by('urn:alm:descriptor:org.w3:link'),
      'https://a.example',
      { kind: 'link', href: 'https://a.example' },
    ],
    [
      'an invalid link',
      by('urn:alm:descriptor:org.w3:link'),
      'javascript:alert(1)',
      { kind: 'text', text: 'javascript:alert(1)' },
    ],
    [
      'a Secret',
      by('urn:alm:descriptor:io.kubernetes:Secret'),
      'key',
      { kind: 'object', of: 'Secret', name: 'key' },
    ],
    [
      'an invalid Secret name',
      by('urn:alm:descriptor:io.kubernetes:Secret'),
      '../x',
      { kind: 'text', text: '../x' },
    ],
    ['a password', by('urn:alm:descriptor:com.tectonic.ui:password'), 'secret', { kind: 'hidden' }],
    [
      'pods',
      by('urn:alm:descriptor:com.tectonic.ui:podStatuses'),
      { ready: ['a', 'b'], failed: [] },
      { kind: 'counts', counts: [['ready', 2]] },
    ],
  ])('%s', (_name, api, x, value) => {
    expect(statusFields(api, { status: { x } }).map((field) => field.value)).toEqual([value]);
  });

  it.each([
    ['backup.size', 123],
    ['status.backup.size', 123],
    ['backup.data.Mock authentication nonce', 'abc'],
    ["backup.data.Min recovery ending loc's timeline", '0'],
    ['backup.data.Date/time type storage', '64-bit'],
    ['backup.data.pg_control version', '1300'],
    ['backup.data.a\\.b', 'dotted'],
    ['backup.data["a.b"]', 'dotted'],
    ['nodes[1].name', 'two'],
    ['nodes[*].name', 'one'],
    ['nodes.name', 'one'],
    ['nodes[?(@.name=="two")].zone', 'z'],
    ['backup.toString', null],
  ])('at %s: %j', (path, value) => {
    const data = {
      'Mock authentication nonce': 'abc',
      "Min recovery ending loc's timeline": '0',
      'Date/time type storage': '64-bit',
      'pg_control version': '1300',
      'a.b': 'dotted',
    };
    const nodes = [{ name: 'one' }, { name: 'two', zone: 'z' }];
    const status = { backup: { size: 123, data }, nodes };
    const values = statusFields(described({ path }), { status }).map((field) => field.value);
    expect(values).toEqual(value === null ? [] : [{ kind: 'text', text: String(value) }]);
  });

  it('exclude absent fields and the table of conditions', () => {
    const api = described(
      { path: 'gone' },
      { path: 'conditions', 'x-descriptors': ['urn:alm:descriptor:io.kubernetes.conditions'] },
      { path: 'x' },
    );
    const fields = statusFields(api, { status: { x: 1, conditions: [{ type: 'Ready' }] } });
    expect(fields.map(({ title }) => title)).toEqual(['x']);
  });

  it('are the plain ones without descriptors', () => {
    const object = {
      status: { phase: 'Ready', observedGeneration: 3, nested: { a: 1 }, on: true },
    };
    expect(statusFields(anOperandApi(), object).map(({ id }) => id)).toEqual(['phase', 'on']);
  });

  it('survive any status', () => {
    for (const status of ['text', 7, null, [1], { __proto__: 1 }]) {
      expect(() => statusFields(anOperandApi(), { status })).not.toThrow();
    }
  });
});
