import { describe, expect, it } from 'vitest';
import {
  type FindingRow,
  aNamespace,
  aSourceForm,
  aStoredSource,
  findingsFound,
  sourceFacts,
} from '~/test/sourceBuilders';
import { sourceFindings } from './sourceFindings';

const MARKETPLACE = 'openshift-marketplace';
const DIGEST = `quay.io/acme/catalog@sha256:${'ab'.repeat(32)}`;
const HUB = {
  metadata: { name: 'cluster' },
  spec: { sources: [{ name: 'community-operators', disabled: true }] },
  status: { sources: [{ name: 'redhat-operators' }, { name: 'community-operators' }] },
};

describe('name and namespace (CS-036, CS-037)', () => {
  it.each<FindingRow>([
    ['a plain name', {}, {}, []],
    ['none, which the engine reports', { name: '' }, {}, []],
    ['a slash of a mirror', { name: 'cs-redhat/index' }, {}, ['danger name name-slash']],
    ['upper case', { name: 'Tools' }, {}, ['danger name bad-syntax']],
    ['an underscore', { name: 'my_tools' }, {}, ['danger name bad-syntax']],
    [
      'more characters than a label permits',
      { name: 'a'.repeat(64) },
      {},
      ['danger name name-too-long'],
    ],
    ['a digit first', { name: '4tools' }, {}, ['warning name name-digit-first']],
    ['a dot', { name: 'tools.v1' }, {}, []],
    ['an existing name', {}, { sources: [aStoredSource()] }, ['danger name name-taken']],
    [
      'the same name in another namespace',
      { namespace: 'team-b' },
      { sources: [aStoredSource()] },
      [],
    ],
    [
      'a name with the same Service name',
      { name: 'tools.v1' },
      { sources: [aStoredSource({ metadata: { name: 'tools-v1', namespace: 'team-a' } })] },
      ['danger name service-clash'],
    ],
    [
      'the name of an enabled default catalog',
      { name: 'redhat-operators', namespace: MARKETPLACE },
      { hub: HUB },
      ['danger name default-name'],
    ],
    [
      'the name of a disabled default catalog',
      { name: 'community-operators', namespace: MARKETPLACE },
      { hub: HUB },
      ['warning name default-name'],
    ],
    [
      'the name of a default catalog in another namespace',
      { name: 'redhat-operators' },
      { hub: HUB },
      [],
    ],
    [
      'a common default name without permission to read OperatorHub',
      { name: 'redhat-operators', namespace: MARKETPLACE },
      { hub: 'hidden' },
      ['warning name default-name'],
    ],
    ['an invalid namespace name', { namespace: 'Team A' }, {}, ['danger namespace bad-syntax']],
    [
      'a namespace that does not exist',
      { namespace: 'team-c' },
      {},
      ['danger namespace namespace-missing'],
    ],
    [
      'a namespace that the user cannot view',
      { namespace: 'team-c' },
      { seesAllNamespaces: false },
      [],
    ],
    ['unknown namespaces', { namespace: 'team-c' }, { namespaces: null }, []],
    [
      'a terminating namespace',
      {},
      { namespaces: [aNamespace('team-a', { status: { phase: 'Terminating' } })] },
      ['danger namespace namespace-going'],
    ],
  ])('%s', (_, form, facts, expected) => {
    expect(findingsFound(form, facts)).toEqual(expected);
  });

  it('ignores the name of an existing catalog', () => {
    expect(findingsFound({}, { sources: [aStoredSource()] }, { isStored: true })).toEqual([]);
  });

  it('suggests a name without characters of file names (CS-037)', () => {
    const [finding] = sourceFindings(
      {
        form: aSourceForm({ name: 'cs-quay.io/Acme_catalog:v1/' }),
        isStored: false,
        newSecret: null,
        pullSecrets: null,
      },
      sourceFacts(),
    );
    expect(finding).toMatchObject({ kind: 'name-slash', suggestion: 'cs-quay.io-acme-catalog-v1' });
  });
});

describe('content (CS-006, CS-007, CS-008, CS-032)', () => {
  it.each<FindingRow>([
    ['no image', { image: '' }, {}, ['danger image missing']],
    ['a template only', { image: '', template: 'quay.io/a/b:v{kube_minor_version}' }, {}, []],
    ['no registry', { image: 'acme/catalog:v1' }, {}, ['warning image image-short']],
    [
      'neither registry nor tag',
      { image: 'acme/catalog' },
      {},
      ['warning image image-short', 'warning image image-latest'],
    ],
    [
      'the tag latest',
      { image: 'quay.io/acme/catalog:latest' },
      {},
      ['warning image image-latest'],
    ],
    ['no tag', { image: 'quay.io/acme/catalog' }, {}, ['warning image image-latest']],
    ['a digest', { image: DIGEST, interval: '' }, {}, []],
    [
      'an unusable template without an image',
      { image: '', template: 'quay.io/a/b:{ocp}' },
      {},
      ['danger template template-unknown'],
    ],
    [
      'an unusable template with an image',
      { template: 'quay.io/a/b:{ocp}' },
      {},
      ['warning template template-unknown'],
    ],
    [
      'a template without a valid image',
      { image: '', template: 'quay.io/a b:{kube_minor_version}' },
      {},
      ['danger template template-syntax'],
    ],
    [
      'a template with an unknown cluster version',
      { template: 'quay.io/a/b:{kube_minor_version}' },
      { kubeVersion: null },
      ['warning template template-unresolved'],
    ],
    [
      'a template without variables',
      { image: '', template: 'quay.io/a/b:v1' },
      {},
      ['warning template template-constant'],
    ],
    [
      'an image that the template replaces',
      { template: 'quay.io/acme/catalog:v{kube_minor_version}' },
      {},
      ['warning image image-olm-writes'],
    ],
    ['no address', { content: 'address' }, {}, ['danger address missing']],
    ['an address', { content: 'address', address: 'registry.svc:50051' }, {}, []],
    ['no ConfigMap', { content: 'configmap' }, {}, ['danger configMap missing']],
    ['a ConfigMap', { content: 'configmap', configMap: 'tools' }, {}, []],
    [
      'an invalid ConfigMap name',
      { content: 'configmap', configMap: 'A' },
      {},
      ['danger configMap bad-syntax'],
    ],
  ])('%s', (_, form, facts, expected) => {
    expect(findingsFound(form, facts)).toEqual(expected);
  });
});

describe('interval, secrets (CS-008 … CS-011)', () => {
  it.each<FindingRow>([
    ['never', { interval: '' }, {}, []],
    ['an hour and a half', { interval: '1h30m' }, {}, []],
    ['minutes without a unit', { interval: '30' }, {}, ['danger interval interval-syntax']],
    ['days', { interval: '1d' }, {}, ['danger interval interval-syntax']],
    ['nothing', { interval: '0s' }, {}, ['danger interval not-positive']],
    ['a negative interval', { interval: '-10m' }, {}, ['danger interval not-positive']],
    ['a minute', { interval: '1m' }, {}, ['warning interval interval-short']],
    ['a digest', { image: DIGEST, interval: '30m' }, {}, ['warning interval interval-pinned']],
    [
      'a template of digests',
      {
        image: '',
        template: DIGEST.replace('quay.io', 'q{kube_minor_version}.io'),
        interval: '30m',
      },
      {},
      ['warning interval interval-pinned'],
    ],
    ['an address', { content: 'address', address: 'a.svc:1', interval: 'no' }, {}, []],
    ['Secrets', { secrets: ['pull', 'more'] }, {}, []],
    ['an empty row', { secrets: ['pull', ''] }, {}, ['danger secrets[1] missing']],
    ['a Secret twice', { secrets: ['pull', 'pull'] }, {}, ['danger secrets[1] duplicate']],
    ['an invalid Secret name', { secrets: ['Pull'] }, {}, ['danger secrets[0] bad-syntax']],
  ])('%s', (_, form, facts, expected) => {
    expect(findingsFound(form, facts)).toEqual(expected);
  });

  it('warns of a Secret that is not a pull secret, if Secrets are loaded', () => {
    const known = { pullSecrets: ['pull'] };
    expect(findingsFound({ secrets: ['pull', 'token'] }, {}, known)).toEqual([
      'warning secrets[1] not-a-pull-secret',
    ]);
  });
});
