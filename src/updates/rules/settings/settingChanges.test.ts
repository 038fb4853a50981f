import { describe, expect, it } from 'vitest';
import { aSubscription } from '~/test/builders';
import { draftOf } from '~/config/rules/draft';
import { type SettingChoices, changesBetween, chosenChanges } from './settingChanges';
import { readSettings, type SubscriptionSettings } from '~/olm/installed/subscription';

const BEGUN: SubscriptionSettings = {
  channel: 'stable',
  approval: 'Manual',
  source: { name: 'community-operators', namespace: 'openshift-marketplace' },
  config: {},
};

const OTHER = { name: 'mirror', namespace: 'openshift-marketplace' };

describe('settingsOf', () => {
  it.each([
    ['no spec', undefined],
    ['a spec of another type', { channel: 7, source: null, config: 'none' }],
  ])('reads %s as empty settings (IN-013: the default approval is Automatic)', (_, spec) => {
    const hostile = Object.assign(aSubscription({}), { spec });
    expect(readSettings(hostile)).toEqual({
      channel: null,
      approval: 'Automatic',
      source: { name: '', namespace: '' },
      config: {},
    });
  });

  it('reads the settings of a Subscription', () => {
    expect(readSettings(aSubscription({}))).toEqual({ ...BEGUN, approval: 'Automatic' });
  });
});

describe('chosenChanges', () => {
  it.each<[string, SettingChoices, readonly unknown[]]>([
    ['nothing selected', {}, []],
    ['current values', { channel: 'stable', approval: 'Manual' }, []],
    ['another channel', { channel: 'fast' }, [{ field: 'channel', from: 'stable', to: 'fast' }]],
    [
      'another approval',
      { approval: 'Automatic' },
      [{ field: 'approval', from: 'Manual', to: 'Automatic' }],
    ],
    ['another catalog', { source: OTHER }, [{ field: 'source', from: BEGUN.source, to: OTHER }]],
  ])('%s', (_, choices, changes) => {
    expect(chosenChanges(choices, BEGUN, BEGUN)).toEqual(changes);
  });

  it('keeps values of other users for unedited fields', () => {
    const now = { ...BEGUN, channel: 'fast' };
    expect(chosenChanges({ approval: 'Automatic' }, BEGUN, now)).toEqual([
      { field: 'approval', from: 'Manual', to: 'Automatic' },
    ]);
  });

  it('keeps an edited field despite changes of other users', () => {
    const now = { ...BEGUN, channel: 'fast' };
    expect(chosenChanges({ channel: 'candidate' }, BEGUN, now)).toEqual([
      { field: 'channel', from: 'fast', to: 'candidate' },
    ]);
  });
});

describe('chosenChanges of spec.config', () => {
  const login = { name: 'ROLEARN', value: 'arn:aws:iam::123456789012:role/x' };
  const begun = {
    ...BEGUN,
    config: { env: [login], resources: { limits: { memory: '1Gi' } } },
  };

  it('writes only the edited member, with existing variables (TA-007)', () => {
    const debug = { name: 'DEBUG', value: '1' };
    const config = draftOf({ ...begun.config, env: [login, debug] });
    expect(chosenChanges({ config }, begun, begun)).toEqual([
      { field: 'config', member: 'env', from: [login], to: [login, debug] },
    ]);
  });

  it('keeps changes of other users in another member', () => {
    const now = { ...begun, config: { env: [login], tolerations: [{ operator: 'Exists' }] } };
    const config = draftOf({ resources: begun.config.resources });
    expect(chosenChanges({ config }, begun, now)).toEqual([
      { field: 'config', member: 'env', from: [login], to: undefined },
    ]);
  });

  it('ignores differences of formatting by the form', () => {
    const odd = { ...BEGUN, config: { env: [{ name: '', value: '' }], nodeSelector: { a: 'b' } } };
    expect(chosenChanges({ config: draftOf(odd.config) }, odd, odd)).toEqual([]);
  });

  it('is empty if another user has made the same change', () => {
    const config = draftOf({ ...begun.config, nodeSelector: { disk: 'ssd', zone: 'a' } });
    const now = { ...begun, config: { ...begun.config, nodeSelector: { zone: 'a', disk: 'ssd' } } };
    expect(chosenChanges({ config }, begun, now)).toEqual([]);
  });
});

describe('changesBetween', () => {
  it('lists changes of other users by member', () => {
    const now = { ...BEGUN, channel: null, config: { nodeSelector: { a: 'b' } } };
    expect(changesBetween(BEGUN, now)).toEqual([
      { field: 'channel', from: 'stable', to: null },
      { field: 'config', member: 'nodeSelector', from: undefined, to: { a: 'b' } },
    ]);
  });
});
