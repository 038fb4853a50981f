import { describe, expect, it } from 'vitest';
import {
  emptyPullSecret,
  pullSecretManifest,
  pullSecretFindings,
  suggestedPullSecret,
} from './pullSecret';

const SECRET = { name: 'pull', registry: 'quay.io', user: 'robot', password: 'pässword' };

describe('a new pull secret (CS-045)', () => {
  it('contains the login in the format of container runtimes', () => {
    const { type, data } = pullSecretManifest(SECRET, 'team-a');
    const content = Buffer.from(data?.['.dockerconfigjson'] ?? '', 'base64').toString('utf8');
    expect(type).toBe('kubernetes.io/dockerconfigjson');
    expect(JSON.parse(content)).toEqual({
      auths: {
        'quay.io': {
          username: 'robot',
          password: 'pässword',
          auth: Buffer.from('robot:pässword').toString('base64'),
        },
      },
    });
  });

  it('is shown without the login', () => {
    const shown = emptyPullSecret(SECRET, 'team-a');
    const content = Buffer.from(shown.data?.['.dockerconfigjson'] ?? '', 'base64').toString();
    expect(content).toBe('{"auths":{}}');
  });

  it.each([
    [{}, []],
    [{ name: '' }, ['secretName missing']],
    [{ name: 'Pull' }, ['secretName bad-syntax']],
    [{ name: 'there' }, ['secretName duplicate']],
    [{ registry: 'https://quay.io' }, ['secretRegistry registry-scheme']],
    [{ registry: 'quay.io/team' }, []],
    [{ registry: 'localhost:5000' }, []],
    [{ registry: 'quay io' }, ['secretRegistry registry-syntax']],
    [{ user: '', password: '' }, ['secretUser missing', 'secretPassword missing']],
  ])('validates %j: %j', (changes, expected) => {
    const found = pullSecretFindings({ ...SECRET, ...changes }, ['there', 'there', 'pull']);
    expect(found.map(({ path, kind }) => `${path} ${kind}`)).toEqual(expected);
  });

  it.each([
    ['quay.io/acme/catalog:v1', { registry: 'quay.io', name: 'quay-io-pull' }],
    ['registry:5000/catalog', { registry: 'registry:5000', name: 'registry-5000-pull' }],
    ['catalog', { registry: '', name: '' }],
  ])('is suggested for %s', (image, expected) => {
    expect(suggestedPullSecret(image)).toEqual(expected);
  });
});
