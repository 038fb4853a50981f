import { describe, expect, it } from 'vitest';
import { parseStandaloneOptions } from './options';

const POD = { KUBERNETES_SERVICE_HOST: '10.0.0.1', KUBERNETES_SERVICE_PORT: '443' };
const FOLDERS = { plugin: 'dist', console: 'console/dist' };

describe('options of the stand-alone console', () => {
  it('are all optional in a pod', () => {
    expect(parseStandaloneOptions([], POD)).toEqual({
      kind: 'options',
      port: 9443,
      cluster: {
        kind: 'server',
        url: 'https://10.0.0.1:443',
        authority: '/var/run/secrets/kubernetes.io/serviceaccount/ca.crt',
      },
      ...FOLDERS,
    });
  });

  it('support an IPv6 cluster', () => {
    expect(
      parseStandaloneOptions([], { ...POD, KUBERNETES_SERVICE_HOST: 'fd00::1' }),
    ).toHaveProperty('cluster.url', 'https://[fd00::1]:443');
  });

  it('match the deployment', () => {
    const words = ['--tls=/t', '--session-key=/k', '--api-ca=/c', '--port', '0'];
    expect(parseStandaloneOptions(words, POD)).toMatchObject({
      port: 0,
      tls: '/t',
      sessionKey: '/k',
      cluster: { authority: '/c' },
    });
  });

  it('support an external cluster', () => {
    expect(parseStandaloneOptions(['--kubeconfig', 'k', '--context', 'c'], {})).toMatchObject({
      cluster: { kind: 'kubeconfig', path: 'k', context: 'c' },
    });
  });

  it.each([
    [[], 'Outside of a pod'],
    [['--api-server', 'http://10.0.0.1'], 'tokens require TLS'],
    [['--api-server', 'nonsense'], 'must be an https:// URL'],
    [['--api-server', 'https://u:secret@10.0.0.1'], 'without a user'],
    [['--kubeconfig', 'k', '--api-ca', 'c'], '--kubeconfig cannot be combined'],
    [['--api-server', 'https://x', '--port', '70000'], '--port must be an integer'],
    [['--nonsense'], '--nonsense'],
  ])('reject %j', (words, message) => {
    const refused = parseStandaloneOptions(words, {});
    expect(refused).toMatchObject({ kind: 'refused' });
    expect('message' in refused ? refused.message : '').toContain(message);
  });
});
