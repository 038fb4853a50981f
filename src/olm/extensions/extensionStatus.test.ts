import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClusterExtension } from '~/kube/models/olmV1';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { type Catalog, readCatalog } from './catalog';
import { stoppedBy, usersOf } from './catalogUsers';
import { operatorHealth } from './extensionHealth';
import { readExtension } from './extension';
import { extensionStatus } from './extensionStatus';

describe('an extension of any shape', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  const hostile = fc.record({
    metadata: fc.record({
      name: fc.string(),
      managedFields: json,
      finalizers: json,
      generation: json,
    }),
    spec: fc.record({ source: fc.record({ catalog: json }), config: json, install: json }),
    status: fc.record({
      conditions: fc.array(
        fc.record({
          type: fc.constantFrom('Progressing', 'Installed', 'Available', 7),
          status: json,
          reason: fc.oneof(fc.constantFrom('Retrying', 'Succeeded', 'RollingOut'), json),
          message: fc.oneof(fc.string(), json),
        }),
      ),
      install: fc.record({ bundle: json }),
      activeRevisions: json,
    }),
  });
  it('has a status', () => {
    fc.assert(
      fc.property(hostile, (object) => {
        const parsed: ClusterExtension = JSON.parse(JSON.stringify(object));
        const read = readExtension(parsed);
        expect(extensionStatus(read, { deployments: [], catalogs: [] }).stage).toBeTypeOf('string');
      }),
    );
  });
});

/** Objects of the recordings have no `managedFields`: these are the two that matter. */
it('has its status since OLM last wrote it, or longer', () => {
  const extension = readExtension({
    metadata: {
      name: 'store',
      ...{
        managedFields: [
          { manager: 'helm', time: '2026-11-23T12:00:00Z' },
          { manager: 'olm', subresource: 'status', time: '2026-11-23T11:00:00Z' },
        ],
      },
    },
  });
  expect(extensionStatus(extension, { deployments: null, catalogs: null }).since).toBe(
    '2026-11-23T11:00:00Z',
  );
});

const INSTALLED = {
  metadata: { name: 'store' },
  status: {
    install: { bundle: { name: 'store.v1.0.0', version: '1.0.0' } },
    conditions: [{ type: 'Progressing', status: 'True', reason: 'Succeeded' }],
  },
} as const;

describe('an extension that no recording has', () => {
  const withCondition = (...conditions: readonly object[]) =>
    readExtension({ ...INSTALLED, status: { ...INSTALLED.status, conditions: [...conditions] } });

  it('gets no updates without a catalog', () => {
    const facts = { deployments: null, catalogs: [] };
    const { stage, findings } = extensionStatus(readExtension(INSTALLED), facts);
    expect([stage, findings]).toEqual([
      'healthy',
      [{ kind: 'no-catalog', severity: 'warning', isReported: false }],
    ]);
    const unseen = { deployments: null, catalogs: null };
    expect(extensionStatus(readExtension(INSTALLED), unseen).findings).toEqual([]);
  });

  // `resolutionError` in operator-controller's resolve/catalog.go, which does not state that no catalog was searched.
  it.each([
    ['no bundles found for package "store"', 'no-package'],
    ['no bundles found for package "store" matching version "2.0.0"', 'no-version'],
    [
      'error upgrading from currently installed version "1.0.0": no bundles found for package "store" matching version "2.0.0"',
      'no-path',
    ],
  ])('names the selector that matches no catalog instead of: %s', (message, kind) => {
    const extension = withCondition({
      type: 'Progressing',
      status: 'True',
      reason: 'Retrying',
      message,
    });
    const kinds = (catalogs: readonly Catalog[] | null) =>
      extensionStatus(extension, { deployments: null, catalogs }).findings.map(
        (situation) => situation.kind,
      );
    expect(kinds([])).toEqual(['no-catalog']);
    expect(kinds(null)).toEqual([kind]);
  });

  it('is rolled out in phases', () => {
    const rolling = withCondition(
      {
        type: 'Progressing',
        status: 'True',
        reason: 'RollingOut',
        message: 'Revision store-2 is rolling out',
      },
      { type: 'Available', status: 'False', reason: 'ProbeFailure', message: 'x' },
    );
    const { marks, findings, health } = extensionStatus(rolling, {
      deployments: [],
      catalogs: null,
    });
    expect(marks).toMatchObject({ apply: 'now', healthy: 'failed' });
    expect(findings).toMatchObject([
      { kind: 'rolling-out', isOverdue: false, revision: 'store-2' },
      { kind: 'not-ready', isFailing: true, deployments: [] },
    ]);
    expect(health.kind).toBe('failing');
  });

  it('exceeds its rollout deadline', () => {
    const late = withCondition(
      {
        type: 'Progressing',
        status: 'False',
        reason: 'ProgressDeadlineExceeded',
        message: 'too late',
      },
      { type: 'Available', status: 'True' },
    );
    const { marks, findings } = extensionStatus(late, { deployments: null, catalogs: null });
    expect(marks).toMatchObject({ apply: 'failed', healthy: 'done' });
    expect(findings).toMatchObject([{ kind: 'rolling-out', isOverdue: true, revision: null }]);
  });

  it('reports unknown and truncated messages', () => {
    const message = 'b\na\nb\n... [message truncated]';
    const odd = withCondition({ type: 'Progressing', status: 'True', reason: 'Odd', message });
    expect(extensionStatus(odd, { deployments: null, catalogs: null })).toMatchObject({
      stage: 'apply',
      findings: [{ kind: 'unknown', reason: 'Odd', detail: message }],
      lines: ['... [message truncated]', 'a', 'b'],
      isCutOff: true,
    });
  });
});

it('names all unserved catalogs that the extension may use, and not only that of OLM’s message', () => {
  const aCatalog = (name: string, serving: string, availabilityMode = 'Available') =>
    readCatalog({
      ...aClusterCatalog(name, serving),
      spec: { ...aClusterCatalog(name).spec, availabilityMode },
    });
  const catalogs = [
    aCatalog('lost', 'False'),
    aCatalog('down', 'False'),
    aCatalog('fine', 'True'),
    aCatalog('off', 'False', 'Unavailable'),
  ];
  const retrying =
    'error walking catalogs: error getting package "quill" from catalog "lost": catalog "lost" is not being served';
  const extension = readExtension(anExtension({ name: 'quill', retrying }));
  const [situation] = extensionStatus(extension, { deployments: null, catalogs }).findings;
  expect(situation).toMatchObject({
    kind: 'catalog-broken',
    catalogs: [{ name: 'lost' }, { name: 'down', isNotServed: true }],
  });
  const stopped = catalogs.map((catalog) => stoppedBy(catalog, [extension]).length);
  expect(stopped).toEqual([1, 1, 0, 0]);
});

it('uses a catalog only if that has its package, as far as this is known', () => {
  const catalog = readCatalog(aClusterCatalog());
  const retrying = 'no bundles found for package "absent"';
  const extensions = [
    readExtension(anExtension()),
    readExtension(anExtension({ name: 'absent', installed: null, retrying })),
  ];
  const counts = [null, new Set(['acme-store']), new Set(['quill'])].map(
    (packages) => usersOf(catalog, extensions, packages).length,
  );
  expect(counts).toEqual([1, 1, 0]);
});

describe('an extension that OLM has nothing to do for', () => {
  it('is ready without a catalog: OLM keeps what is installed', () => {
    const extension = readExtension(anExtension());
    const status = extensionStatus(extension, { deployments: [], catalogs: [] });
    expect(status.findings).toEqual([
      { kind: 'no-catalog', severity: 'warning', isReported: false },
    ]);
    expect(operatorHealth(extension, status).kind).toBe('ready');
  });

  it.each([
    ['1.1.0', 0],
    ['1.1', 1],
    ['1.2.0', 1],
  ])('has a pin %s of the installed build, which OLM might not report', (version, count) => {
    const object = anExtension({ version, installed: '1.1.0+10' });
    const extension = { ...readExtension(object), generation: 2 };
    const { findings } = extensionStatus(extension, { deployments: [], catalogs: null });
    expect(findings.filter(({ kind }) => kind === 'not-looked')).toHaveLength(count);
  });
});

it.each([
  ['before its Deployment fails', []],
  [
    'and after it (seen on real OLM, 2026-11-28)',
    [{ type: 'Progressing', status: 'False', reason: 'ProgressDeadlineExceeded' }],
  ],
])('is not running if the image of its pods cannot be pulled, %s', (_, conditions) => {
  const labels = { app: 'store' };
  const deployment = {
    apiVersion: 'apps/v1',
    kind: 'Deployment' as const,
    metadata: {
      name: 'store',
      namespace: 'acme',
      labels: {
        'olm.operatorframework.io/owner-kind': 'ClusterExtension',
        'olm.operatorframework.io/owner-name': 'acme-store',
      },
    },
    spec: { replicas: 1, selector: { matchLabels: labels } },
    status: { availableReplicas: 0, conditions },
  };
  const waiting = { reason: 'ImagePullBackOff', message: 'Back-off pulling image' };
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'store-1', namespace: 'acme', labels },
    status: { containerStatuses: [{ name: 'store', state: { waiting } }] },
  } as const;
  const extension = readExtension(anExtension());
  const statusWith = (pods: readonly (typeof pod)[]) =>
    extensionStatus(extension, { deployments: [deployment], catalogs: null, pods });
  expect(statusWith([]).health.kind).toBe(conditions.length > 0 ? 'failing' : 'starting');
  const status = statusWith([pod]);
  expect(status.findings).toMatchObject([
    { kind: 'not-ready', isFailing: true, deployments: [{ name: 'store', cause: waiting }] },
  ]);
  expect(operatorHealth(extension, status).kind).toBe('not-running');
});
