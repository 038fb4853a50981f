import { describe, expect, it } from 'vitest';
import { aStoredSource } from '~/test/sourceBuilders';
import { EMPTY_PULL_SECRET } from './pullSecret';
import { sourceFormOf } from './readSource';
import { sourceCalls, sourcePermissions } from './sourceCalls';

const live = aStoredSource({});
const form = sourceFormOf(live);
const { name, namespace } = form;
const newSecret = { ...EMPTY_PULL_SECRET, name: 'login', registry: 'quay.io' };

/** The calls in order. */
function sent(...args: Parameters<typeof sourceCalls>): readonly string[] {
  return sourceCalls(...args).map(({ kind, model }) => `${kind} ${model.kind}`);
}

describe('pull secrets of an existing catalog (CS-011, CS-045; OLM’s ensureSA)', () => {
  const secrets = ['login'];

  it.each([
    [
      'other secrets of its pod',
      { form: { ...form, secrets } },
      ['patch CatalogSource', 'delete ServiceAccount'],
    ],
    [
      'other secrets without its pod',
      { form: { ...form, secrets }, keepsAccount: true },
      ['patch CatalogSource'],
    ],
    [
      'a new secret',
      { newSecret },
      ['create Secret', 'patch CatalogSource', 'delete ServiceAccount'],
    ],
    ['the same secrets', { form: { ...form, displayName: 'Other' } }, ['patch CatalogSource']],
    [
      'other secrets without an image',
      { form: { ...form, secrets, content: 'address', address: 'a.svc:1' } },
      ['patch CatalogSource'],
    ],
    ['nothing changes', {}, []],
  ] as const)('%s', (_, draft, expected) => {
    expect(sent({ form, newSecret: null, keepsAccount: false, ...draft }, live)).toEqual(expected);
  });

  it('names the ServiceAccount and the required permission', () => {
    const draft = { form: { ...form, secrets }, newSecret: null, keepsAccount: false };
    const calls = sourceCalls(draft, live);
    expect(calls.at(-1)).toMatchObject({ object: { name, namespace } });
    expect(sourcePermissions(calls, live)).toContainEqual({
      verb: 'delete',
      group: '',
      resource: 'serviceaccounts',
      namespace,
      name,
    });
  });
});

it('creates a catalog with its Secret, but not its ServiceAccount', () => {
  expect(sent({ form, newSecret, keepsAccount: false }, null)).toEqual([
    'create Secret',
    'create CatalogSource',
  ]);
});
