import { describe, expect, it } from 'vitest';
import type { Seen } from './demoSeen';
import { annotation, behaviorOf, CATALOGS, csvList, grants, properties, SEEN } from './demoSeen';
import { textAt } from './json';

describe('some bundle contains', () => {
  it.each<[string, (seen: Seen) => boolean]>([
    [
      'a validating webhook',
      (seen) =>
        JSON.stringify(csvList(seen, 'webhookdefinitions')).includes('ValidatingAdmissionWebhook'),
    ],
    ['an APIService', (seen) => csvList(seen, 'apiservicedefinitions', 'owned').length > 0],
    ['pods that never get ready', (seen) => behaviorOf(seen) === 'never-ready'],
    ['pods that crash', (seen) => behaviorOf(seen) === 'crash-loop'],
    ['an operator image that cannot be pulled', (seen) => behaviorOf(seen) === 'image-pull-error'],
    [
      'a bundle image that cannot be pulled',
      (seen) => seen.catalog.manifestsOf(seen.bundle)?.kind === 'cannot-pull',
    ],
    [
      'broken alm-examples',
      (seen) =>
        seen.bundle.packageName === 'sparrow-dashboards' &&
        !isJson(annotation(seen, 'alm-examples')),
    ],
    [
      'hostile Markdown',
      (seen) =>
        ['<script>', 'javascript:', 'onerror=', 'http://tracker'].every(
          (part) => textAt(seen.bundle.csvMetadata, 'description')?.includes(part) === true,
        ),
    ],
    [
      'a very long display name',
      (seen) => (textAt(seen.bundle.csvMetadata, 'displayName') ?? '').length > 100,
    ],
    [
      'a hostile display name',
      (seen) => textAt(seen.bundle.csvMetadata, 'displayName')?.includes('onerror=') === true,
    ],
    [
      'architectures',
      (seen) =>
        textAt(seen.bundle.csvMetadata, 'labels', 'operatorframework.io/arch.s390x') ===
        'supported',
    ],
    [
      'no amd64',
      (seen) =>
        textAt(seen.bundle.csvMetadata, 'labels', 'operatorframework.io/arch.arm64') ===
          'supported' &&
        textAt(seen.bundle.csvMetadata, 'labels', 'operatorframework.io/arch.amd64') === undefined,
    ],
    [
      'Japanese and Arabic text',
      (seen) =>
        /\p{Script=Han}.*\p{Script=Arabic}/u.test(
          textAt(seen.bundle.csvMetadata, 'displayName') ?? '',
        ),
    ],
    ['Secrets of the whole cluster', (seen) => grants(seen, 'secrets', 'list')],
    ['all permissions', (seen) => grants(seen, '*', '*')],
    [
      'objects beside its CSV and CRDs',
      (seen) =>
        JSON.stringify(seen.catalog.manifestsOf(seen.bundle)).includes('lantern-default-alerts'),
    ],
    ['a choice of packages', (seen) => properties(seen, 'olm.constraint').length > 0],
    [
      'namespaced permissions',
      (seen) => csvList(seen, 'install', 'spec', 'permissions').length > 0,
    ],
  ])('%s', (_, shows) => {
    expect(SEEN.filter(shows).length).toBeGreaterThan(0);
  });
});

it('the name of each CSV fits into a label', () => {
  expect(SEEN.map(({ bundle }) => bundle.name).filter((name) => name.length > 63)).toEqual([]);
});

it('webhooks and API services name a Deployment of their CSV', () => {
  for (const seen of SEEN) {
    const deployments = csvList(seen, 'install', 'spec', 'deployments').map((one) =>
      textAt(one, 'name'),
    );
    const served = [
      ...csvList(seen, 'webhookdefinitions'),
      ...csvList(seen, 'apiservicedefinitions', 'owned'),
    ];
    expect(deployments).toEqual(
      expect.arrayContaining(served.map((one) => textAt(one, 'deploymentName'))),
    );
  }
});

describe('between packages', () => {
  it('two packages own the same CRD', () => {
    const owners = SEEN.filter((seen) =>
      JSON.stringify(properties(seen, 'olm.gvk')).includes('HeronCluster'),
    );
    expect([...new Set(owners.map((seen) => seen.package.name))]).toEqual([
      'heron-database',
      'heron-community',
    ]);
  });

  it('two catalogs offer the same package', () => {
    const offering = CATALOGS.filter(({ catalog }) =>
      catalog.packages.some((one) => one.name === 'quickstone-cache'),
    );
    expect(offering.map((catalog) => catalog.name)).toEqual([
      'certified-operators',
      'community-operators',
    ]);
  });
});

describe('between versions of Vellum Documents', () => {
  const version = (wanted: string): Seen | undefined =>
    SEEN.find(({ bundle }) => bundle.name === `vellum-documents.v${wanted}`);
  const schemaOf = (wanted: string): string => {
    const seen = version(wanted);
    const manifests = seen?.catalog.manifestsOf(seen.bundle);
    return manifests?.kind === 'manifests' ? JSON.stringify(manifests.objects[1]) : '';
  };

  it('an update narrows a field of its CRD', () => {
    expect(schemaOf('1.1.0')).toContain('"maximum":10000');
    expect(schemaOf('2.0.0')).toContain('"maximum":500');
    expect(schemaOf('2.0.0')).not.toContain('publicAccess');
  });

  it('an update adds dangerous permissions', () => {
    const [before, after] = [version('2.0.0'), version('2.1.0')];
    expect(before && grants(before, 'secrets', 'list')).toBe(false);
    expect(after && grants(after, 'secrets', 'list')).toBe(true);
    expect(after && grants(after, 'clusterroles', 'escalate')).toBe(true);
  });
});

it.each([
  'heron-database',
  'parcel-queue',
  'wax-seal',
  'night-safe',
  'lantern-observability',
  'quickstone-cache',
])('%s is a typical Operator with three versions, examples and a long description', (name) => {
  const versions = SEEN.filter((seen) => seen.package.name === name);
  expect(versions.length).toBeGreaterThanOrEqual(3);
  for (const seen of versions) {
    expect(annotation(seen, 'alm-examples')).toContain('"apiVersion"');
    expect(textAt(seen.bundle.csvMetadata, 'description')?.length).toBeGreaterThan(800);
  }
});

function isJson(text: string | undefined): boolean {
  try {
    JSON.parse(text ?? '');
    return true;
  } catch {
    return false;
  }
}
