import { describe, expect, it } from 'vitest';
import { aSubscription } from '~/test/builders';
import { draftOf } from '~/config/rules/draft';
import { type SettingChoices, changesBetween, chosenChanges } from './settingChanges';
import { type SubscriptionSettings, settingsOf } from '~/olm/installed/subscriptionSettings';

const BEGUN: SubscriptionSettings = {
  channel: 'stable',
  approval: 'Manual',
  source: { name: 'community-operators', namespace: 'openshift-marketplace' },
  config: {},
};

const OTHER = { name: 'mirror', namespace: 'openshift-marketplace' };

describe('settingsOf', () => {
  it.each([
    ['no specification', undefined],
    ['a specification of a wrong shape', { channel: 7, source: null, config: 'none' }],
  ])('reads %s as one that sets nothing (IN-013: without approval it is Automatic)', (_, spec) => {
    const hostile = Object.assign(aSubscription({}), { spec });
    expect(settingsOf(hostile)).toEqual({
      channel: null,
      approval: 'Automatic',
      source: { name: '', namespace: '' },
      config: {},
    });
  });

  it('reads what a Subscription says', () => {
    expect(settingsOf(aSubscription({}))).toEqual({ ...BEGUN, approval: 'Automatic' });
  });
});

describe('chosenChanges', () => {
  it.each<[string, SettingChoices, readonly unknown[]]>([
    ['nothing chosen', {}, []],
    ['what is so already', { channel: 'stable', approval: 'Manual' }, []],
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

  it('leaves to what others set whatever nobody has touched', () => {
    const now = { ...BEGUN, channel: 'fast' };
    expect(chosenChanges({ approval: 'Automatic' }, BEGUN, now)).toEqual([
      { field: 'approval', from: 'Manual', to: 'Automatic' },
    ]);
  });

  it('keeps a choice against what others set meanwhile', () => {
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

  it('writes only the member that was edited, with the variables that were there (TA-007)', () => {
    const debug = { name: 'DEBUG', value: '1' };
    const config = draftOf({ ...begun.config, env: [login, debug] });
    expect(chosenChanges({ config }, begun, begun)).toEqual([
      { field: 'config', member: 'env', from: [login], to: [login, debug] },
    ]);
  });

  it('does not undo what others changed in another member', () => {
    const now = { ...begun, config: { env: [login], tolerations: [{ operator: 'Exists' }] } };
    const config = draftOf({ resources: begun.config.resources });
    expect(chosenChanges({ config }, begun, now)).toEqual([
      { field: 'config', member: 'env', from: [login], to: undefined },
    ]);
  });

  it('finds no change in what the form only writes in another way', () => {
    const odd = { ...BEGUN, config: { env: [{ name: '', value: '' }], nodeSelector: { a: 'b' } } };
    expect(chosenChanges({ config: draftOf(odd.config) }, odd, odd)).toEqual([]);
  });

  it('has nothing to do when others have made the same change', () => {
    const config = draftOf({ ...begun.config, nodeSelector: { disk: 'ssd', zone: 'a' } });
    const now = { ...begun, config: { ...begun.config, nodeSelector: { zone: 'a', disk: 'ssd' } } };
    expect(chosenChanges({ config }, begun, now)).toEqual([]);
  });
});

describe('changesBetween', () => {
  it('says what others changed, member by member', () => {
    const now = { ...BEGUN, channel: null, config: { nodeSelector: { a: 'b' } } };
    expect(changesBetween(BEGUN, now)).toEqual([
      { field: 'channel', from: 'stable', to: null },
      { field: 'config', member: 'nodeSelector', from: undefined, to: { a: 'b' } },
    ]);
  });
});
