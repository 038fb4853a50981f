import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTarget, warningsOf } from './target';
import { createTestFolder, type TestFolder } from './testFolder';

const PEM = '-----BEGIN CERTIFICATE-----\nMA==\n-----END CERTIFICATE-----\n';
const DATA = Buffer.from(PEM).toString('base64');
const EXEC = {
  apiVersion: 'client.authentication.k8s.io/v1',
  command: 'login',
  interactiveMode: 'Never',
};

let folder: TestFolder;

beforeAll(async () => {
  folder = await createTestFolder();
  await folder.write('ca.crt', PEM);
});

afterAll(() => folder.remove());

const problemOf = async (file: string, context?: string): Promise<string> => {
  const failure: unknown = await readTarget(file, context).catch((error: unknown) => error);
  return failure instanceof Error ? failure.message : '';
};

describe('readTarget: the user', () => {
  it.each([
    ['nothing', {}, { kind: 'none' }],
    ['a token', { token: 'abc' }, { kind: 'token', token: 'abc' }],
    ['a token file before a token', { tokenFile: 'token', token: 'abc' }, { kind: 'token-file' }],
    [
      'a name and a password',
      { username: 'ann', password: 'secret' },
      { kind: 'basic', username: 'ann', password: 'secret' },
    ],
    ['a token before a plugin', { token: 'abc', exec: EXEC }, { kind: 'token' }],
    [
      'a plugin',
      { exec: { ...EXEC, args: ['--now'], env: [{ name: 'A', value: 'b' }] } },
      { kind: 'exec', plugin: { command: 'login', args: ['--now'], env: { A: 'b' } } },
    ],
    [
      'an OIDC provider',
      { 'auth-provider': { name: 'oidc', config: { 'id-token': 'abc' } } },
      { kind: 'provider', provider: { kind: 'oidc', idToken: 'abc' } },
    ],
    [
      'a GCP provider with a command',
      { 'auth-provider': { name: 'gcp', config: { 'cmd-path': 'gcloud', 'cmd-args': 'a  b' } } },
      {
        kind: 'provider',
        provider: { command: { path: 'gcloud', args: ['a', 'b'], tokenKeys: ['access_token'] } },
      },
    ],
  ])('has %s', async (_, user, authentication) => {
    const target = await readTarget(await folder.kubeconfig({ user }));
    expect(target.user.authentication).toMatchObject(authentication);
    expect([target.contextName, target.userName]).toEqual(['dev', 'ann']);
  });

  it.each([
    ['data', { 'client-certificate-data': DATA, 'client-key-data': DATA }],
    ['files beside the kubeconfig', { 'client-certificate': 'ca.crt', 'client-key': './ca.crt' }],
    [
      'data before files',
      {
        'client-certificate': 'gone',
        'client-certificate-data': DATA,
        'client-key-data': DATA,
      },
    ],
  ])('has a certificate in %s', async (_, user) => {
    const target = await readTarget(await folder.kubeconfig({ user }));
    expect(target.user.certificate).toEqual({ cert: PEM, key: PEM });
  });

  it('impersonates another user', async () => {
    const user = { as: 'bob', 'as-groups': ['a', 'b'], 'as-user-extra': { 'x/y': ['1'] } };
    const target = await readTarget(await folder.kubeconfig({ user }));
    expect(target.user.impersonation).toEqual({
      user: 'bob',
      headers: {
        'Impersonate-User': 'bob',
        'Impersonate-Group': ['a', 'b'],
        'Impersonate-Extra-x%2Fy': ['1'],
      },
    });
  });

  it('resolves a command with a slash relative to the kubeconfig', async () => {
    const file = await folder.kubeconfig({ user: { exec: { ...EXEC, command: './login' } } });
    expect((await readTarget(file)).user.authentication).toMatchObject({
      plugin: { command: folder.path('login') },
    });
  });

  it.each([
    [{ token: 12 }, 'users[0].user.token must be text'],
    [{ token: 'a', username: 'b' }, 'has both token and username'],
    [{ exec: EXEC, 'auth-provider': { name: 'oidc' } }, 'has both exec and auth-provider'],
    [{ 'client-certificate-data': DATA }, 'client-certificate but no client-key'],
    [{ 'client-key-data': DATA }, 'client-key but no client-certificate'],
    [{ 'client-certificate-data': '%%%' }, 'client-certificate-data is not base64'],
    [{ 'client-certificate-data': 'aGk=' }, 'client-certificate-data holds no PEM block'],
    [{ 'client-certificate': 'gone.crt' }, 'gone.crt: there is no such file'],
    [{ 'as-groups': ['a'] }, 'as-groups needs as'],
    [{ exec: { ...EXEC, command: '' } }, 'exec.command is missing'],
    [{ exec: { ...EXEC, interactiveMode: undefined } }, 'exec.interactiveMode is missing'],
    [{ exec: { ...EXEC, interactiveMode: 'Often' } }, 'must be Never, IfAvailable or Always'],
    [
      { exec: { ...EXEC, apiVersion: 'client.authentication.k8s.io/v1alpha1' } },
      'it must be client.authentication.k8s.io/v1 or',
    ],
    [{ exec: { ...EXEC, args: 'now' } }, 'exec.args must be a list'],
    [{ exec: { ...EXEC, env: [{ value: 'x' }] } }, 'exec.env[0].name is missing'],
    [{ 'auth-provider': { name: 'azure' } }, 'no longer supported; use an exec plugin (kubelogin)'],
    [{ 'auth-provider': { name: 'oidc' } }, 'config.id-token is missing'],
    [{ 'auth-provider': { name: 'gcp' } }, 'neither access-token nor cmd-path'],
  ])('is rejected with a message: %j', async (user, problem) => {
    const message = await problemOf(await folder.kubeconfig({ user }));
    expect(message).toContain(problem);
    expect(message).toContain(folder.path('config'));
  });
});

describe('readTarget: the cluster', () => {
  it('has a path, a certificate authority and an expected name', async () => {
    const target = await readTarget(
      await folder.kubeconfig({
        cluster: {
          server: 'https://one.example/k8s/clusters/c-1',
          'certificate-authority': 'ca.crt',
          'tls-server-name': 'two.example',
        },
      }),
    );
    expect(target.cluster).toEqual({
      url: new URL('https://one.example/k8s/clusters/c-1'),
      authority: PEM,
      serverName: 'two.example',
      isUnverified: false,
    });
    expect(warningsOf(target)).toEqual([]);
  });

  it.each([
    [{ 'insecure-skip-tls-verify': true }, 'is not verified'],
    [{ server: 'http://one.example' }, 'does not use TLS'],
  ])('has a warning for %j', async (cluster, warning) => {
    const [text] = warningsOf(await readTarget(await folder.kubeconfig({ cluster })));
    expect(text).toContain(warning);
  });

  it.each([
    [{ server: null }, 'clusters[0].cluster.server is missing'],
    [{ server: 'one.example:6443' }, 'must be an http:// or https:// URL'],
    [{ server: 'https://ann:pw@one.example' }, 'must not contain a user or password'],
    [{ 'proxy-url': 'socks5://ann:pw@proxy' }, 'proxy-url must be an http:// or https:// URL'],
    [{ 'proxy-url': 'proxy:3128' }, 'proxy-url must be an http:// or https:// URL'],
    [{ 'proxy-url': 'http://proxy', server: 'http://one.example' }, 'to https:// servers only'],
    [{ 'insecure-skip-tls-verify': 'yes' }, 'insecure-skip-tls-verify must be true or false'],
    [
      { 'insecure-skip-tls-verify': true, 'certificate-authority-data': DATA },
      'contradicts certificate-authority',
    ],
  ])('is rejected with a message: %j', async (cluster, problem) => {
    expect(await problemOf(await folder.kubeconfig({ cluster }))).toContain(problem);
  });
});

describe('readTarget: the file', () => {
  it.each([
    ['clusters: [a', 'not YAML'],
    ['just text', 'is not a kubeconfig'],
    ['', 'is not a kubeconfig'],
    ['kind: Pod', 'kind is Pod'],
    ['contexts: 3', 'contexts must be a list'],
    ['contexts: [{}]', 'contexts[0].name is missing'],
    ['contexts: [{name: a}, {name: b}]', '--context. Its contexts are: a, b.'],
    ['current-context: a', 'no context "a". Its contexts are: none.'],
    ['{current-context: a, contexts: [{name: a}]}', 'context.cluster is missing'],
    [
      '{current-context: a, contexts: [{name: a, context: {cluster: b}}]}',
      'names "b", which is not in clusters',
    ],
    [
      '{current-context: a, contexts: [{name: a, context: {cluster: b, user: c}}], clusters: [{name: b}]}',
      'names "c", which is not in users',
    ],
  ])('%j is rejected with a message', async (text, problem) => {
    const file = await folder.write('broken', text);
    const message = await problemOf(file);
    expect(message).toContain(problem);
    expect(message).toContain(file);
  });

  it('is reported if it does not exist', async () => {
    expect(await problemOf(folder.path('gone'))).toContain('gone: there is no such file');
  });

  it('supports contexts other than the current one', async () => {
    const file = await folder.kubeconfig({});
    expect(await problemOf(file, 'prod')).toContain('no context "prod". Its contexts are: dev.');
    expect((await readTarget(file, 'dev')).contextName).toBe('dev');
  });
});
