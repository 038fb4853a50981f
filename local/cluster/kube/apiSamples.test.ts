/** Replays what a real kube-apiserver answered, where the recordings are at hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCluster } from '../cluster';
import type { RunningCluster } from '../cluster';
import { DEFINITIONS } from './fixtures/widgets';
import { isObject, objectAt, parseJson, textAt } from './json';
import { isKubeObject } from './objects';
import { createTestClock } from './testClock';
import { KUBERNETES_BINDINGS, KUBERNETES_ROLES } from '../seed/roles/kubernetes';
import type { ClusterClient, DraftObject, JsonObject } from './types';

const data = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const samples = `${data}api-samples/`;
const crds = `${data}crds/`;

/** Recordings that need what only the recorded cluster had: its catalogs, its CRDs, its exact kinds. */
const NEEDS_THAT_CLUSTER =
  /^(discovery|openapi|packagemanifest|list-table|list-limit|version|ssrr)/;

/** In the order in which they were recorded: each needs what those before it left. */
const STORY = [
  'create-dry-run',
  'create',
  'create-already-exists',
  'create-invalid',
  'create-bad-name',
  'create-unknown-field',
  'create-wrong-kind',
  'create-malformed',
  'create-wrong-content-type',
  'create-name-mismatch-namespace',
  'create-in-missing-namespace',
  'create-generate-name',
  'update-conflict',
  'patch-merge',
  'patch-json-test-fails',
  'patch-json-missing-path',
  'patch-strategic-unsupported',
  'apply-server-side',
  'apply-create',
  'patch-finalizer',
  'delete-with-finalizer',
  'get-while-terminating',
  'patch-finalizer-away',
  'delete-not-found',
  'delete-response',
  'delete-plain',
  'deletecollection',
  'delete-dry-run',
];

describe.skipIf(!existsSync(samples))('recorded answers', () => {
  let cluster: RunningCluster;

  beforeAll(async () => {
    cluster = await startCluster({
      // It stands still: the recordings caught moments before a controller came round.
      clock: createTestClock(),
      seed,
      users: new Map([
        ['admin-token', { name: 'admin', groups: ['system:masters'] }],
        ['viewer-token', { name: 'viewer', groups: [] }],
      ]),
      controllers: [],
      virtualResources: () => [],
    });
  });
  afterAll(() => cluster.stop());

  it.each(namesInOrder())('%s', async (name) => {
    const sample = readSample(name);
    const answer = await send(cluster.url, sample.request);
    expect(answer.status).toBe(sample.response['status']);
    expect(answer.contentType).toBe(textAt(sample.response, 'headers', 'content-type'));
    const recorded = sample.response['body'];
    if (typeof recorded !== 'string') {
      expect(timeless(answer.body)).toEqual(timeless(recorded));
    } else if (!name.startsWith('watch')) {
      expect(answer.body).toEqual(recorded);
    }
  });
});

function namesInOrder(): readonly string[] {
  if (!existsSync(samples)) {
    return [];
  }
  const all = readdirSync(samples)
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => !NEEDS_THAT_CLUSTER.test(name) && 'status' in readSample(name).response);
  return [...STORY, ...all.filter((name) => !STORY.includes(name))];
}

type Sample = { readonly request: JsonObject; readonly response: JsonObject };

function readSample(name: string): Sample {
  const sample = parseJson(readFileSync(`${samples}${name}.json`, 'utf8'));
  return {
    request: objectAt(sample, 'request') ?? {},
    response: objectAt(sample, 'response') ?? {},
  };
}

const TOKENS = new Map([
  ['cluster admin', 'admin-token'],
  ['viewer', 'viewer-token'],
  ['invalid', 'nonsense'],
]);

async function send(
  url: string,
  request: JsonObject,
): Promise<{ status: number; contentType: string | null; body: unknown }> {
  const token = TOKENS.get(textAt(request, 'user') ?? '');
  const { body } = request;
  const response = await fetch(`${url}${textAt(request, 'path') ?? ''}`, {
    method: textAt(request, 'method') ?? 'GET',
    headers: {
      'user-agent': 'node',
      ...header('authorization', token === undefined ? undefined : `Bearer ${token}`),
      ...header('content-type', textAt(request, 'contentType')),
      ...header('accept', textAt(request, 'accept')),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const contentType = response.headers.get('content-type');
  return { status: response.status, contentType, body: parseJson(text) ?? text };
}

function header(name: string, value: string | undefined): { readonly [name: string]: string } {
  return value === undefined ? {} : { [name]: value };
}

/** Without what differs from run to run, and without what OLM's controllers add. */
function timeless(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(timeless);
  }
  if (!isObject(value)) {
    return value;
  }
  const isWatched = isKubeObject(value) && value.kind === 'Subscription';
  const changing = [
    ...CHANGING,
    ...(isWatched ? ['status'] : []),
    ...('generateName' in value ? ['name'] : []),
  ];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !changing.includes(key))
      .map(([key, inner]) => [key, timeless(inner)]),
  );
}

const CHANGING = [
  'uid',
  'resourceVersion',
  'creationTimestamp',
  'deletionTimestamp',
  'managedFields',
  'labels',
];

function seed(client: ClusterClient): void {
  for (const role of KUBERNETES_ROLES) {
    client.create('clusterroles.rbac.authorization.k8s.io', role);
  }
  for (const binding of KUBERNETES_BINDINGS) {
    client.create('clusterrolebindings.rbac.authorization.k8s.io', binding);
  }
  for (const name of ['team-a', 'team-b', 's-auto', 'openshift-marketplace']) {
    client.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  }
  for (const file of readdirSync(crds)) {
    const definition = parseJson(gunzipSync(readFileSync(crds + file)).toString('utf8'));
    if (isDefinition(definition)) {
      client.create(DEFINITIONS, {
        ...definition,
        metadata: { name: textAt(definition, 'metadata', 'name') ?? '' },
      });
    }
  }
  client.create('subscriptions.operators.coreos.com', {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'Subscription',
    metadata: { name: 'acme-db', namespace: 's-auto' },
    spec: { name: 'acme-db', source: 'acme', sourceNamespace: 'openshift-marketplace' },
  });
}

function isDefinition(value: unknown): value is DraftObject {
  return isKubeObject(value);
}
