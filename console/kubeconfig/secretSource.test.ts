import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretSource } from './secretSource';
import { readTarget } from './target';
import { createTestFolder, type TestFolder } from './testFolder';

let folder: TestFolder;

beforeEach(async () => {
  folder = await createTestFolder();
});

afterEach(() => folder.remove());

async function sourceOf(user: object) {
  return secretSource(await readTarget(await folder.kubeconfig({ user })));
}

const provider = (name: string, config: object) => ({ 'auth-provider': { name, config } });

/** A JSON Web Token without a valid signature. */
function webToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}

const LATER = new Date(Date.now() + 3_600_000);
const EARLIER = new Date(Date.now() - 1000);
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

describe('secretSource', () => {
  it('reads a token file without the line end, and again after a rejection', async () => {
    await folder.write('token', 'one\n');
    const source = await sourceOf({ tokenFile: 'token' });
    const first = await source.current();
    expect(first).toEqual({ authorization: 'Bearer one' });
    await folder.write('token', 'two\n');
    expect(await source.renew(first)).toEqual({ authorization: 'Bearer two' });
  });

  it('names a missing token file', async () => {
    const source = await sourceOf({ tokenFile: 'gone' });
    await expect(source.current()).rejects.toThrow('gone: there is no such file');
  });

  it.each([
    ['without an expiry', webToken({ sub: 'ann' })],
    ['that is valid', webToken({ exp: seconds(LATER) })],
    ['that is not a JSON Web Token', 'opaque'],
  ])('uses an OIDC token %s', async (_, idToken) => {
    const source = await sourceOf(provider('oidc', { 'id-token': idToken }));
    expect(await source.current()).toEqual({ authorization: `Bearer ${idToken}` });
  });

  it('explains how to renew an expired OIDC token', async () => {
    const idToken = webToken({ exp: seconds(EARLIER) });
    const source = await sourceOf(provider('oidc', { 'id-token': idToken }));
    const failure = source.current();
    await expect(failure).rejects.toThrow('A kubectl command with this kubeconfig renews it');
    await expect(failure).rejects.not.toThrow(idToken);
  });

  it('uses a GCP token until it expires, then that of the command', async () => {
    const script = 'console.log(JSON.stringify({ credential: { access_token: "printed" } }))';
    const command = {
      'cmd-path': process.execPath,
      'cmd-args': await folder.write('print.mjs', script),
      'token-key': '{.credential.access_token}',
      'access-token': 'written',
    };
    const tokenWith = async (expiry: Date) => {
      const user = provider('gcp', { ...command, expiry: expiry.toISOString() });
      return (await (await sourceOf(user)).current()).authorization;
    };
    expect(await tokenWith(LATER)).toBe('Bearer written');
    expect(await tokenWith(EARLIER)).toBe('Bearer printed');
  });

  it.each([
    ['no-such-command', 'is not there'],
    [process.execPath, 'printed no token'],
  ])('reports the failure of the command %s', async (path, problem) => {
    const args = { 'cmd-path': path, 'cmd-args': '--version' };
    const source = await sourceOf(provider('gcp', args));
    await expect(source.current()).rejects.toThrow(problem);
  });
});
