import { describe, expect, it } from 'vitest';
import { ruleFindings } from './configFindings';
import { trustedCaIndices, trustedCaManifest, trustedCaMap, trustedCaRows } from './trustedCa';

const RECIPE = {
  volumes: [
    {
      name: 'trusted-ca',
      configMap: {
        name: 'trusted-ca',
        items: [{ key: 'ca-bundle.crt', path: 'tls-ca-bundle.pem' }],
      },
    },
  ],
  volumeMounts: [
    { name: 'trusted-ca', mountPath: '/etc/pki/ca-trust/extracted/pem', readOnly: true },
  ],
};

describe('the trusted-CA recipe', () => {
  it('is a volume of the ConfigMap and its mount (CA-004)', () => {
    const { volume, mount } = trustedCaRows({});
    expect({ volumes: [volume], volumeMounts: [mount] }).toEqual(RECIPE);
    expect(ruleFindings(RECIPE)).toEqual([]);
    expect(trustedCaMap(RECIPE)).toBe('trusted-ca');
    expect(trustedCaMap({})).toBeNull();
  });

  it('needs a ConfigMap with the label and no data (CA-002)', () => {
    expect(trustedCaManifest('trusted-ca', 'team-a')).toEqual({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: {
        name: 'trusted-ca',
        namespace: 'team-a',
        labels: { 'config.openshift.io/inject-trusted-cabundle': 'true' },
      },
    });
  });

  it('uses another name for its volume if the name exists', () => {
    const own = { name: 'trusted-ca', secret: { secretName: 'own' } };
    const { volume, mount } = trustedCaRows({ volumes: [own] });
    expect([volume.name, mount.name]).toEqual(['trusted-ca-2', 'trusted-ca-2']);
  });

  it('is recognized with any name, and removed only with its mount', () => {
    const items = RECIPE.volumes[0]?.configMap.items ?? [];
    const config = {
      volumes: [
        { name: 'ca', configMap: { name: 'corporate', items } },
        { name: 'tmp', emptyDir: {} },
      ],
      volumeMounts: [
        { name: 'ca', mountPath: '/etc/ssl/certs' },
        { name: 'tmp', mountPath: '/tmp' },
      ],
    };
    expect(trustedCaMap(config)).toBe('corporate');
    expect(trustedCaIndices(config)).toEqual({ volumes: [0], volumeMounts: [0] });
  });
});
