import { describe, expect, it } from 'vitest';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { parsePackageList } from '~/olm/packages/parsePackage';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import type { SubscriptionSettings } from '~/olm/installed/subscription';
import { settingFindings, changedConfigFindings, type UpdateFacts } from './settingFindings';
import { changesBetween } from './settingChanges';

const [QUILL = null] = parsePackageList(
  aPackageList(
    aPackageManifest({
      channels: [
        aRawChannel({ name: 'stable', versions: ['1.1.0', '1.0.0'] }),
        aRawChannel({ name: 'fast', versions: ['2.0.0', '1.1.0', '1.0.0'] }),
        aRawChannel({ name: 'next', versions: ['3.0.0'] }),
        aRawChannel({
          name: 'old',
          versions: ['1.0.0'],
          channel: { deprecation: { message: 'x' } },
        }),
      ],
    }),
  ),
);

const AUTOMATIC: SubscriptionSettings = {
  channel: 'stable',
  approval: 'Automatic',
  source: { name: 'community-operators', namespace: 'openshift-marketplace' },
  config: {},
};
const MANUAL: SubscriptionSettings = { ...AUTOMATIC, approval: 'Manual' };

const QUIET: UpdateFacts = {
  namespace: 'team-a',
  name: 'quill',
  installed: { csvName: 'quill.v1.0.0', version: '1.0.0' },
  plan: null,
  isNamespaceWaiting: false,
  siblings: [],
  offered: QUILL,
  edges: { kind: 'none' },
  identity: null,
};

const PLAN: ReviewedPlan = {
  namespace: 'team-a',
  name: 'install-1',
  createdAt: null,
  generation: 2,
  csvNames: ['quill.v1.1.0', 'ink.v2.0.0'],
  state: { kind: 'requires-approval' },
  changes: [
    {
      csvName: 'quill.v1.1.0',
      operator: 'quill',
      from: '1.0.0',
      to: '1.1.0',
      subscription: 'quill',
    },
    { csvName: 'ink.v2.0.0', operator: 'ink', from: '1.0.0', to: '2.0.0', subscription: 'ink' },
  ],
};

const INK = { subscription: 'ink', isManual: false };
const HELD_INK = { subscription: 'ink', isManual: true };

type Row = readonly [
  string,
  SubscriptionSettings,
  Partial<SubscriptionSettings>,
  Partial<UpdateFacts>,
  readonly string[],
];

const ROWS: readonly Row[] = [
  ['Manual pauses updates (SU-032)', AUTOMATIC, { approval: 'Manual' }, {}, ['held']],
  [
    'Manual also pauses updates of others (IN-018, SU-022)',
    AUTOMATIC,
    { approval: 'Manual' },
    { siblings: [INK] },
    ['siblings-held', 'held'],
  ],
  [
    'others are already paused if another one is manual (IN-019)',
    AUTOMATIC,
    { approval: 'Manual' },
    { siblings: [INK, { ...HELD_INK, subscription: 'pen' }] },
    ['held'],
  ],
  [
    'an approved plan continues',
    AUTOMATIC,
    { approval: 'Manual' },
    { plan: { ...PLAN, state: { kind: 'installing', message: null } } },
    ['held', 'running-goes-on'],
  ],
  ['Automatic, alone and with nothing pending', MANUAL, { approval: 'Automatic' }, {}, []],
  [
    'Automatic does not approve the pending plan (OLM issue 2341)',
    MANUAL,
    { approval: 'Automatic' },
    { plan: PLAN },
    ['pending-plan-stays'],
  ],
  [
    'Automatic changes nothing while another is Manual (IN-019)',
    MANUAL,
    { approval: 'Automatic' },
    { siblings: [HELD_INK] },
    ['still-held'],
  ],
  [
    'the last manual one resumes updates of others (IN-019)',
    MANUAL,
    { approval: 'Automatic' },
    { siblings: [INK] },
    ['siblings-released'],
  ],
  [
    'Manual is recommended with token authentication (SU-047)',
    MANUAL,
    { approval: 'Automatic' },
    { identity: { cloud: 'AWS', issuer: 'x' } },
    ['manual-recommended'],
  ],
  [
    'an automatic channel change starts an update immediately (SU-019, recording channel_switch)',
    AUTOMATIC,
    { channel: 'fast' },
    {},
    ['warning update-follows'],
  ],
  [
    'a manual one creates a plan (SU-019), with others (SU-034)',
    MANUAL,
    { channel: 'fast' },
    { siblings: [INK] },
    ['info update-follows', 'update-with-others'],
  ],
  [
    'a channel whose head is installed',
    AUTOMATIC,
    { channel: 'stable' },
    { installed: { csvName: 'quill.v1.1.0', version: '1.1.0' } },
    [],
  ],
  [
    'a deprecated channel without a later version',
    AUTOMATIC,
    { channel: 'old' },
    {},
    ['channel-deprecated', 'nothing-newer'],
  ],
  [
    'a channel without the installed version (SU-018, SU-030)',
    AUTOMATIC,
    { channel: 'next' },
    {},
    ['maybe-stranded'],
  ],
  [
    'a channel that does not exist (SU-044)',
    AUTOMATIC,
    { channel: 'nightly' },
    {},
    ['no-such-channel'],
  ],
  ['nothing for an unknown package', AUTOMATIC, { channel: 'fast' }, { offered: undefined }, []],
  [
    'OLM does nothing while all plans of the namespace are pending (nothingToUpdate)',
    MANUAL,
    { channel: 'fast' },
    { plan: PLAN, isNamespaceWaiting: true },
    ['waits-for-plan', 'info update-follows'],
  ],
  [
    'OLM might create another plan otherwise',
    MANUAL,
    { channel: 'fast' },
    { plan: PLAN },
    ['info update-follows', 'plan-replaced'],
  ],
  [
    'another catalog (SU-028, SU-045)',
    MANUAL,
    { source: { name: 'mirror', namespace: 'team-a' } },
    {},
    ['other-catalog', 'info update-follows'],
  ],
  [
    'a catalog without the package',
    MANUAL,
    { source: { name: 'mirror', namespace: 'team-a' } },
    { offered: null },
    ['not-offered'],
  ],
];

describe('settingFindings', () => {
  it.each(ROWS)('%s', (_, before, change, facts, expected) => {
    const after = { ...before, ...change };
    const found = settingFindings(changesBetween(before, after), after, { ...QUIET, ...facts });
    expect(found.map(({ severity, kind }) => `${severity} ${kind}`)).toEqual(
      expected.map((text): unknown =>
        text.includes(' ') ? text : expect.stringMatching(` ${text}$`),
      ),
    );
  });

  it('names other Operators of the pending plan', () => {
    const found = settingFindings(changesBetween(MANUAL, AUTOMATIC), AUTOMATIC, {
      ...QUIET,
      plan: PLAN,
    });
    expect(found[0]).toMatchObject({ plan: 'install-1', others: ['ink.v2.0.0'] });
  });
});

const BARE: SubscriptionSettings = {
  channel: 'stable',
  approval: 'Automatic',
  source: { name: 'community-operators', namespace: 'openshift-marketplace' },
  config: {},
};

const INSTALLED = { installed: QUIET.installed, identity: null };
const ON_AWS = { ...INSTALLED, identity: { cloud: 'AWS', issuer: 'oidc.example.com' } } as const;

const LOGIN = [{ name: 'ROLEARN' }, { name: 'HTTP_PROXY' }, { name: 'CLIENTID' }];

describe('changedConfigFindings', () => {
  it.each([
    [
      'variables change the pods, which restart',
      { env: [{ name: 'A' }] },
      INSTALLED,
      [{ severity: 'warning', kind: 'pods-restart', members: ['env'] }],
    ],
    [
      'annotations also change the pods',
      { annotations: { a: 'b' } },
      INSTALLED,
      [{ severity: 'warning', kind: 'pods-restart', members: ['annotations'] }],
    ],
    [
      'OLM ignores the selector',
      { selector: {} },
      INSTALLED,
      [{ severity: 'info', kind: 'selector-ignored' }],
    ],
    ['no running pods to restart', { env: [{ name: 'A' }] }, { ...INSTALLED, installed: null }, []],
  ])('%s', (_, config, facts, expected) => {
    const changes = changesBetween(BARE, { ...BARE, config });
    expect(changedConfigFindings(changes, facts)).toEqual(expected);
  });

  it('names cloud credentials that an edit removes (TA-007)', () => {
    const changes = changesBetween({ ...BARE, config: { env: LOGIN } }, BARE);
    expect(changedConfigFindings(changes, ON_AWS)).toContainEqual({
      severity: 'warning',
      kind: 'credentials-removed',
      cloud: 'AWS',
      names: ['ROLEARN'],
    });
  });

  it('excludes credentials if the cluster has its own', () => {
    const changes = changesBetween({ ...BARE, config: { env: LOGIN } }, BARE);
    const kinds = changedConfigFindings(changes, INSTALLED).map(({ kind }) => kind);
    expect(kinds).toEqual(['pods-restart']);
  });
});
