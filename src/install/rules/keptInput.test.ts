import { expect, it } from 'vitest';
import { draftOf } from '~/config/rules/draft';
import type { InstallChoices } from './form';
import { keptText, listedQuery, parseKeptInput } from './keptInput';

const QUERY = 'mode=OwnNamespace&namespace=team-a';

it.each<[string, InstallChoices]>([
  ['settings', { config: draftOf({ nodeSelector: { disk: 'ssd' } }) }],
  ['a service account', { serviceAccount: 'installer', upgradeStrategy: 'Default' }],
  ['boxes', { monitoring: false, consolePlugins: ['quill-console'] }],
])('%s can be restored', (_, choices) => {
  const kept = { query: listedQuery(new URLSearchParams(QUERY)), choices };
  expect(parseKeptInput(keptText(kept))).toEqual(kept);
});

it('excludes credentials', () => {
  const credentials = { ROLEARN: 'arn:aws:iam::1:role/x' };
  expect(keptText({ query: QUERY, choices: { credentials } })).toBeNull();
  const text = keptText({ query: QUERY, choices: { credentials, serviceAccount: 'installer' } });
  expect(text).not.toContain('arn:aws');
  expect(parseKeptInput(text)?.choices).toEqual({ serviceAccount: 'installer' });
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another object', '{"a":1}'],
  ['a list', '[]'],
])('ignores %s', (_, text) => {
  expect(parseKeptInput(text)).toBeNull();
});

it.each([
  ['no settings', { settings: { config: { env: 'no list' } } }],
  ['no name', { serviceAccount: 3 }],
  ['no strategy', { upgradeStrategy: 'Never' }],
  ['no box', { monitoring: 'yes' }],
  ['no names', { consolePlugins: [1, 'a'] }],
])('ignores the data of another version: %s', (_, choices) => {
  expect(parseKeptInput(JSON.stringify({ query: QUERY, ...choices }))).toBeNull();
});

it('excludes values that a URL cannot contain', () => {
  const query = 'mode=Sideways&following=a/b&namespace=x';
  const expected = { query: 'namespace=x', choices: {} };
  expect(parseKeptInput(JSON.stringify({ query }))).toEqual(expected);
});

it('compares URLs regardless of order and other parameters', () => {
  expect(listedQuery(new URLSearchParams('namespace=a&other=1&mode=OwnNamespace'))).toBe(
    listedQuery(new URLSearchParams('mode=OwnNamespace&namespace=a')),
  );
});
