import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { aSubscription } from '~/test/builders';
import type { SettingChange } from './settingChanges';
import { settingsPatch } from './settingsPatch';

const SPEC = {
  name: 'quill',
  source: 'community-operators',
  sourceNamespace: 'openshift-marketplace',
};

const PLAIN = aSubscription({});
const CONFIGURED = aSubscription({
  spec: { ...SPEC, config: { env: [{ name: 'A', value: '1' }], nodeSelector: { a: 'b' } } },
});

const UID = { op: 'test', path: '/metadata/uid', value: PLAIN.metadata.uid };

describe('settingsPatch', () => {
  it.each<[string, SettingChange, readonly unknown[]]>([
    [
      'channel',
      { field: 'channel', from: 'stable', to: 'fast' },
      [
        { op: 'test', path: '/spec/channel', value: 'stable' },
        { op: 'replace', path: '/spec/channel', value: 'fast' },
      ],
    ],
    [
      'approval',
      { field: 'approval', from: 'Automatic', to: 'Manual' },
      [
        { op: 'test', path: '/spec/installPlanApproval', value: 'Automatic' },
        { op: 'replace', path: '/spec/installPlanApproval', value: 'Manual' },
      ],
    ],
    [
      'catalog: name and namespace together',
      {
        field: 'source',
        from: { name: 'community-operators', namespace: 'openshift-marketplace' },
        to: { name: 'mirror', namespace: 'team-a' },
      },
      [
        { op: 'test', path: '/spec/source', value: 'community-operators' },
        { op: 'test', path: '/spec/sourceNamespace', value: 'openshift-marketplace' },
        { op: 'replace', path: '/spec/source', value: 'mirror' },
        { op: 'replace', path: '/spec/sourceNamespace', value: 'team-a' },
      ],
    ],
    [
      'the first of the settings',
      { field: 'config', member: 'nodeSelector', from: undefined, to: { a: 'b' } },
      [{ op: 'add', path: '/spec/config', value: { nodeSelector: { a: 'b' } } }],
    ],
  ])('%s', (_, change, operations) => {
    expect(settingsPatch(PLAIN, [change])).toEqual([UID, ...operations]);
  });

  it.each<[string, readonly SettingChange[], unknown]>([
    [
      'a member and not the others',
      [{ field: 'config', member: 'nodeSelector', from: { a: 'b' }, to: { a: 'c' } }],
      { env: [{ name: 'A', value: '1' }], nodeSelector: { a: 'c' } },
    ],
    [
      'a removed and an added member',
      [
        { field: 'config', member: 'nodeSelector', from: { a: 'b' }, to: undefined },
        { field: 'config', member: 'resources', from: undefined, to: { limits: { cpu: '1' } } },
      ],
      { env: [{ name: 'A', value: '1' }], resources: { limits: { cpu: '1' } } },
    ],
    [
      'the last member, which removes the whole config',
      [
        { field: 'config', member: 'nodeSelector', from: { a: 'b' }, to: undefined },
        { field: 'config', member: 'env', from: [{ name: 'A', value: '1' }], to: undefined },
      ],
      undefined,
    ],
  ])('for changes of spec.config %s', (_, changes, config) => {
    const object = structuredClone(CONFIGURED);
    const failures = applyPatch(object, [...settingsPatch(CONFIGURED, changes)]);
    expect(failures.every((failure) => failure === null)).toBe(true);
    expect(object.spec?.config).toEqual(config);
  });

  it('is rejected if another user has changed the member', () => {
    const change: SettingChange = {
      field: 'config',
      member: 'nodeSelector',
      from: { a: 'b' },
      to: { a: 'c' },
    };
    const meanwhile = structuredClone({
      ...CONFIGURED,
      spec: { ...CONFIGURED.spec, config: { nodeSelector: { a: 'x' } } },
    });
    const steps = settingsPatch(CONFIGURED, [change]);
    const failures = applyPatch(meanwhile, [...steps]);
    expect(failures.some((failure) => failure !== null)).toBe(true);
  });

  it('tests the generation if no value can be tested', () => {
    const { metadata } = PLAIN;
    const steps = settingsPatch({ ...PLAIN, metadata: { ...metadata, generation: 4 } }, [
      { field: 'config', member: 'env', from: undefined, to: [{ name: 'A' }] },
    ]);
    expect(steps).toContainEqual({ op: 'test', path: '/metadata/generation', value: 4 });
  });
});
