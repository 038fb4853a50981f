import { posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type JsonRecord, listAt, textAt, textsAt, valueAt } from '../../console/json';
import { parseStandaloneOptions } from '../../console/standalone/options';
import { kustomize } from './kustomize';
import { only, volumesOf } from './objects';

const POD = { KUBERNETES_SERVICE_HOST: '10.0.0.1', KUBERNETES_SERVICE_PORT: '443' };

describe('on plain Kubernetes', () => {
  let objects: readonly JsonRecord[];

  beforeAll(async () => {
    objects = await kustomize('deploy/overlays/kubernetes');
  });

  it('the console accepts its arguments and finds each file', () => {
    const spec = valueAt(only(objects, 'Deployment'), 'spec', 'template', 'spec');
    const options = parseStandaloneOptions(textsAt(listAt(spec, 'containers')[0], 'args'), POD);
    expect(options).toMatchObject({
      kind: 'options',
      port: 9443,
      cluster: { kind: 'server', url: 'https://10.0.0.1:443' },
    });
    const files = [
      textAt(options, 'tls') ?? '',
      posix.dirname(textAt(options, 'sessionKey') ?? ''),
      posix.dirname(textAt(options, 'cluster', 'authority') ?? ''),
    ];
    expect(
      volumesOf(objects)
        .mounts.map(({ mountPath }) => mountPath)
        .sort(),
    ).toEqual([...files, '/tmp'].sort());
  });

  it('certificate and session key come from Secrets, the certificate authority from Kubernetes', () => {
    expect(volumesOf(objects).volumes).toEqual(
      expect.arrayContaining([
        { name: 'serving-cert', secret: { secretName: 'operator-hub-tls' } },
        { name: 'session-key', secret: { secretName: 'operator-hub-session' } },
        { name: 'kube-root-ca', configMap: { name: 'kube-root-ca.crt' } },
      ]),
    );
  });

  it('its pods can send requests only to the API server', () => {
    expect(valueAt(only(objects, 'NetworkPolicy'), 'spec')).toMatchObject({
      ingress: [{ ports: [{ port: 9443 }] }],
      egress: [{ ports: [{ port: 443 }, { port: 6443 }] }],
    });
  });
});
