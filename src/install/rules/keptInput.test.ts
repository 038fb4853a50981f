import { expect, it } from 'vitest';
import { draftOf } from '~/config/rules/draft';
import type { InstallChoices } from './form';
import { keptText, listedQuery, parseKeptInput } from './keptInput';

const QUERY = 'mode=OwnNamespace&namespace=team-a';

it.each<[string, InstallChoices]>([
  ['settings', { config: draftOf({ nodeSelector: { disk: 'ssd' } }) }],
  ['a service account', { serviceAccount: 'installer', upgradeStrategy: 'Default' }],
  ['boxes', { monitoring: false, consolePlugins: ['quill-console'] }],
])('%s can be filled in again', (_, choices) => {
  const kept = { query: listedQuery(new URLSearchParams(QUERY)), choices };
  expect(parseKeptInput(keptText(kept))).toEqual(kept);
});

it('leaves credentials out', () => {
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
])('takes %s for none', (_, text) => {
  expect(parseKeptInput(text)).toBeNull();
});

it('leaves out what has another type', () => {
  const hostile = {
    query: 'mode=Sideways&following=a/b&namespace=x',
    settings: { config: { env: 'no list' } },
    serviceAccount: 3,
    upgradeStrategy: 'Never',
    monitoring: 'yes',
    consolePlugins: [1, 'a'],
  };
  expect(parseKeptInput(JSON.stringify(hostile))).toEqual({
    query: 'namespace=x',
    choices: { consolePlugins: ['a'] },
  });
});

it('compares what a URL says whatever its order and whatever else is in it', () => {
  expect(listedQuery(new URLSearchParams('namespace=a&other=1&mode=OwnNamespace'))).toBe(
    listedQuery(new URLSearchParams('mode=OwnNamespace&namespace=a')),
  );
});
