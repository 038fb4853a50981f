import { describe, expect, it } from 'vitest';
import { configConsequences } from './configConsequences';
import { changesBetween } from './settingChanges';
import type { SubscriptionSettings } from '~/olm/installed/subscriptionSettings';

const BARE: SubscriptionSettings = {
  channel: 'stable',
  approval: 'Automatic',
  source: { name: 'community-operators', namespace: 'openshift-marketplace' },
  config: {},
};

const INSTALLED = { installedCsv: 'quill.v1.0.0', identity: null };
const ON_AWS = { ...INSTALLED, identity: { cloud: 'AWS', issuer: 'oidc.example.com' } } as const;

const LOGIN = [{ name: 'ROLEARN' }, { name: 'HTTP_PROXY' }, { name: 'CLIENTID' }];

describe('configConsequences', () => {
  it.each([
    [
      'variables go into the pods, which start anew',
      { env: [{ name: 'A' }] },
      INSTALLED,
      [{ severity: 'warning', kind: 'pods-restart', members: ['env'] }],
    ],
    [
      'annotations do, too',
      { annotations: { a: 'b' } },
      INSTALLED,
      [{ severity: 'warning', kind: 'pods-restart', members: ['annotations'] }],
    ],
    [
      'OLM reads the selector nowhere',
      { selector: {} },
      INSTALLED,
      [{ severity: 'info', kind: 'selector-ignored' }],
    ],
    [
      'nothing runs that could start anew',
      { env: [{ name: 'A' }] },
      { ...INSTALLED, installedCsv: null },
      [],
    ],
  ])('%s', (_, config, situation, expected) => {
    const changes = changesBetween(BARE, { ...BARE, config });
    expect(configConsequences(changes, situation)).toEqual(expected);
  });

  it('names the credentials that an edit takes away, and only those of the cloud (TA-007)', () => {
    const changes = changesBetween({ ...BARE, config: { env: LOGIN } }, BARE);
    expect(configConsequences(changes, ON_AWS)).toContainEqual({
      severity: 'warning',
      kind: 'credentials-removed',
      cloud: 'AWS',
      names: ['ROLEARN'],
    });
  });

  it('says nothing of credentials where the cluster has its own', () => {
    const changes = changesBetween({ ...BARE, config: { env: LOGIN } }, BARE);
    const kinds = configConsequences(changes, INSTALLED).map(({ kind }) => kind);
    expect(kinds).toEqual(['pods-restart']);
  });
});
