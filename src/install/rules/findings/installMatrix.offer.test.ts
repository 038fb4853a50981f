import { describe, expect, it } from 'vitest';
import { aPackage, supporting } from '~/test/installBuilders';
import { type Case, EVERY_MODE, described } from '~/test/installMatrix';

const all = supporting(...EVERY_MODE);
const needing = (minKubeVersion: string) =>
  aPackage({ ...all, csv: { ...all?.csv, minKubeVersion } });
const skipping = (skipRange: string) =>
  aPackage({ ...all, annotations: { 'olm.skipRange': skipRange } });
const made = (...labels: readonly string[]) => ({
  ...aPackage(all),
  labels: Object.fromEntries(
    labels.map((one) => [`operatorframework.io/${one}`, 'supported'] as const),
  ),
});
const nodes = (...architectures: readonly string[]) => ({
  nodes: { architectures, systems: ['linux'] },
});
const older = { version: '1.0.0', approval: 'Manual' } as const;
const v136 = { serverVersion: 'v1.36.2' };

type Row = readonly [what: string, given: Case, expected: readonly string[]];

describe('channel, version and mode', () => {
  it.each<Row>([
    ['the head (IN-014)', {}, []],
    ['an older version, paused (IN-015, IN-016)', { form: older }, []],
    ['a version by the name of its CSV', { form: { version: 'quill.v1.1.0' } }, []],
    [
      'a channel that does not exist (SU-044)',
      { form: { channel: 'gone' } },
      ['danger channel-unknown → channel=stable'],
    ],
    [
      'a channel named like an object property',
      { form: { channel: '__proto__' } },
      ['danger channel-unknown → channel=stable'],
    ],
    [
      'a version that does not exist (IN-017)',
      { form: { version: '0.1.0', approval: 'Manual' } },
      ['danger version-unknown → version=1.1.0'],
    ],
    ...(
      [
        ['that the head replaces in one update', '>=1.0.0 <1.1.0'],
        ['that an exact range contains', '1.0.0 || >3.0.0'],
      ] as const
    ).map(([what, skipRange]): Row => [
      `a version ${what} (IN-017)`,
      { offered: skipping(skipRange), form: older },
      ['warning version-skipped → version=1.1.0'],
    ]),
    ...['>1.0.0', '>=1.0.0, <1.1.0', '~1.0', 'all', ''].map((skipRange): Row => [
      `a version that the range "${skipRange}" does not contain`,
      { offered: skipping(skipRange), form: older },
      [],
    ]),
    ['the head with a range', { offered: skipping('<=1.1.0') }, []],
    [
      'no version at all',
      { form: { version: '', approval: 'Manual' } },
      ['danger version-unknown → version=1.1.0'],
    ],
    [
      'a mode that the head does not support (IN-004, IN-006)',
      { offered: aPackage(supporting('OwnNamespace')), form: { mode: 'AllNamespaces' } },
      ['danger mode-unsupported → mode=OwnNamespace'],
    ],
    [
      'a package without any mode (IN-006)',
      { offered: aPackage(supporting()) },
      ['danger mode-unsupported'],
    ],
    [
      'a mode that the head does not support, of another version (IN-004)',
      { offered: aPackage(supporting('AllNamespaces')), form: older },
      ['warning mode-unproven → version=1.1.0'],
    ],
    [
      'a package, channel and version that are deprecated (SU-013)',
      {
        offered: {
          ...aPackage({ ...all, channel: { deprecation: { message: 'channel' } } }),
          deprecation: 'package',
        },
      },
      ['warning deprecated', 'warning deprecated'],
    ],
    [
      'a deprecated channel beside a supported default (SU-013)',
      {
        offered: aPackage(all, {
          ...all,
          name: 'old',
          channel: { deprecation: { message: 'channel' } },
        }),
        form: { channel: 'old' },
      },
      ['warning deprecated → channel=stable'],
    ],
  ])('%s', (_, given, expected) => {
    expect(described(given)).toEqual(expected);
  });
});

describe('the Kubernetes version (OLM requirements.go, recording min_kube_version)', () => {
  it.each<Row>([
    ['no requirement', { facts: v136 }, []],
    ['older than the server', { offered: needing('1.20.0'), facts: v136 }, []],
    ['the same', { offered: needing('1.36.2'), facts: v136 }, []],
    ['newer', { offered: needing('1.99.0'), facts: v136 }, ['danger kube-too-old']],
    [
      'newer by a patch, with a v',
      { offered: needing('v1.36.3'), facts: v136 },
      ['danger kube-too-old'],
    ],
    [
      'a pre-release of the server, which OLM drops',
      { offered: needing('1.36.2'), facts: { serverVersion: 'v1.36.2-rc.1+abc' } },
      [],
    ],
    [
      'a server with a build, as OpenShift’s',
      { offered: needing('1.33.0'), facts: { serverVersion: 'v1.33.4+6dd5d8c' } },
      [],
    ],
    ['no version', { offered: needing('latest'), facts: v136 }, ['danger kube-version-malformed']],
    [
      'a minor only, which OLM cannot read',
      { offered: needing('1.30'), facts: v136 },
      ['danger kube-version-malformed'],
    ],
    ['newer than an unknown server', { offered: needing('1.99.0') }, []],
    [
      'newer for the head, while another version is selected (IN-004)',
      { offered: needing('1.99.0'), facts: v136, form: older },
      ['warning kube-too-old'],
    ],
  ])('%s', (_, given, expected) => {
    expect(described(given)).toEqual(expected);
  });
});

describe('the nodes', () => {
  it.each<Row>([
    ['amd64 without labels (BR-043)', { facts: nodes('amd64') }, []],
    ['unreadable nodes exclude nothing', { offered: made('arch.arm64') }, []],
    [
      'another architecture (BR-041, BR-045)',
      { offered: made('arch.s390x'), facts: nodes('amd64') },
      ['warning platform-missing'],
    ],
    [
      'another system (BR-042)',
      { offered: made('os.zos'), facts: nodes('amd64') },
      ['warning platform-missing'],
    ],
    [
      'some nodes only (BR-043)',
      { offered: made('arch.amd64'), facts: nodes('amd64', 'arm64') },
      ['info platform-partial'],
    ],
    [
      'all nodes of a mixed cluster',
      { offered: made('arch.amd64', 'arch.arm64'), facts: nodes('amd64', 'arm64') },
      [],
    ],
  ])('%s', (_, given, expected) => {
    expect(described(given)).toEqual(expected);
  });
});
