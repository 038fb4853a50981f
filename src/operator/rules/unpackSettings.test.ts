import { describe, expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { changeUnpackSettings, unpackSettings, wrongSettings } from './unpackSettings';

const RETRY = 'operatorframework.io/bundle-unpack-min-retry-interval';
const TIMEOUT = 'operatorframework.io/bundle-unpack-timeout';
const RETRY_PATH = '/metadata/annotations/operatorframework.io~1bundle-unpack-min-retry-interval';
const TIMEOUT_PATH = '/metadata/annotations/operatorframework.io~1bundle-unpack-timeout';

function groupWith(annotations?: Record<string, string>, resourceVersion?: string) {
  const group = anOperatorGroup();
  const metadata = {
    ...group.metadata,
    ...(annotations === undefined ? {} : { annotations }),
    ...(resourceVersion === undefined ? {} : { resourceVersion }),
  };
  return { ...group, metadata };
}

describe('unpack settings of an OperatorGroup (TS-006)', () => {
  it('are read from its annotations, empty by default', () => {
    expect(unpackSettings(groupWith({ [RETRY]: '5m' }))).toEqual({
      retryInterval: '5m',
      timeout: '',
    });
    expect(unpackSettings(groupWith())).toEqual({ retryInterval: '', timeout: '' });
  });

  it.each<[string, object | undefined, { retryInterval: string; timeout: string }, object[]]>([
    [
      'adds to existing annotations',
      { 'olm.providedAPIs': 'Pen.v1.ink' },
      { retryInterval: '5m', timeout: '' },
      [{ op: 'add', path: RETRY_PATH, value: '5m' }],
    ],
    [
      'changes only displayed values',
      { [RETRY]: '1m', [TIMEOUT]: '20m' },
      { retryInterval: '5m', timeout: '20m' },
      [
        { op: 'test', path: RETRY_PATH, value: '1m' },
        { op: 'add', path: RETRY_PATH, value: '5m' },
      ],
    ],
    [
      'removes cleared values',
      { [TIMEOUT]: '20m' },
      { retryInterval: '', timeout: '' },
      [
        { op: 'test', path: TIMEOUT_PATH, value: '20m' },
        { op: 'remove', path: TIMEOUT_PATH },
      ],
    ],
    [
      'creates the first annotations, unless another user does',
      undefined,
      { retryInterval: '5m', timeout: '30m' },
      [
        { op: 'test', path: '/metadata/resourceVersion', value: '7' },
        {
          op: 'add',
          path: '/metadata/annotations',
          value: { [RETRY]: '5m', [TIMEOUT]: '30m' },
        },
      ],
    ],
  ])('%s', (_, annotations, settings, steps) => {
    const group = groupWith(annotations && { ...annotations }, '7');
    expect(changeUnpackSettings(group, settings)).toEqual([
      expect.objectContaining({
        kind: 'patch',
        object: { name: 'team-a-og', namespace: 'team-a' },
        steps,
      }),
    ]);
  });

  it('without changes: no patch', () => {
    const group = groupWith({ [RETRY]: '5m' });
    expect(changeUnpackSettings(group, unpackSettings(group))).toEqual([]);
  });
});

it.each([
  ['5m', true],
  ['90s', true],
  ['1h30m', true],
  ['1.5h', true],
  ['', true],
  ['5', false],
  ['0s', false],
  ['5 m', false],
  ['-5m', false],
  ['five', false],
])('the duration %j can be read by OLM: %s', (timeout, isFine) => {
  expect(wrongSettings({ retryInterval: '', timeout })).toEqual(isFine ? [] : ['timeout']);
});
