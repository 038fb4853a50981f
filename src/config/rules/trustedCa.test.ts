import { describe, expect, it } from 'vitest';
import { configFindings } from './configFindings';
import { EMPTY_DRAFT, configOf, draftOf } from './draft';
import { trustedCaManifest, trustedCaMap, withTrustedCa, withoutTrustedCa } from './trustedCa';

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

const after = (rows = EMPTY_DRAFT.rows) => ({ ...EMPTY_DRAFT, rows });

describe('the trusted-CA recipe', () => {
  it('is a volume of the ConfigMap and its mount (CA-004)', () => {
    const rows = withTrustedCa(EMPTY_DRAFT.rows);
    expect(configOf(after(rows))).toEqual(RECIPE);
    expect(configFindings(after(rows))).toEqual([]);
    expect(trustedCaMap(rows)).toBe('trusted-ca');
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

  it('is not added twice', () => {
    const { rows } = draftOf(RECIPE);
    expect(withTrustedCa(rows)).toBe(rows);
  });

  it('uses another name for its volume if the name exists', () => {
    const { rows } = draftOf({ volumes: [{ name: 'trusted-ca', secret: { secretName: 'own' } }] });
    const config = configOf(after(withTrustedCa(rows)));
    expect(config.volumes?.map(({ name }) => name)).toEqual(['trusted-ca', 'trusted-ca-2']);
    expect(config.volumeMounts?.map(({ name }) => name)).toEqual(['trusted-ca-2']);
  });

  it('is recognized with any name, and removed only with its mount', () => {
    const items = RECIPE.volumes[0]?.configMap.items ?? [];
    const { rows } = draftOf({
      volumes: [
        { name: 'ca', configMap: { name: 'corporate', items } },
        { name: 'tmp', emptyDir: {} },
      ],
      volumeMounts: [
        { name: 'ca', mountPath: '/etc/ssl/certs' },
        { name: 'tmp', mountPath: '/tmp' },
      ],
    });
    expect(trustedCaMap(rows)).toBe('corporate');
    expect(configOf(after(withoutTrustedCa(rows)))).toEqual({
      volumes: [{ name: 'tmp', emptyDir: {} }],
      volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
    });
  });
});
