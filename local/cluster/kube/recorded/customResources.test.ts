/** Recorded answers about custom resources: CEL, ratcheting, field validation and schema errors. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCluster, type RunningCluster } from '../../cluster';
import { at, isObject, listAt, numberAt, objectAt, parseJson, textAt } from '../json';
import { createTestClock } from '../testClock';
import { ask } from './recordedCluster';

const SAMPLES = 'test-data/api-samples-2';
const NAMES = readdirSync(SAMPLES).filter((name) => name.startsWith('cr-'));

/** Samples that the local cluster answers differently, by reason. */
const REASONS: { readonly [reason: string]: readonly number[] } = {
  'fields of the scale subresource are not checked separately': [16, 53, 54, 66, 70, 88],
  'duplicate keys are accepted in JSON and rejected in YAML': [36, 37, 38, 42, 43, 44],
  'unknown fields of metadata are dropped without a warning': [35, 41],
  'rejections have no warnings': [45, 57],
  'a strict patch is rejected like a strict update': [49, 51],
  'the server rounds multipleOf 0.25 to 0': [68],
  'an int-or-string of another type has fewer causes': [81, 82, 83],
  'a label of another type has a different message': [92],
};

const EXCEPTIONS = new Set(Object.values(REASONS).flat());

let cluster: RunningCluster;

beforeAll(async () => {
  cluster = await startCluster({
    clock: createTestClock(),
    users: new Map([['admin-token', { name: 'admin', groups: ['system:masters'] }]]),
    controllers: [],
    virtualResources: () => [],
    seed: (client) => {
      client.create('namespaces', {
        apiVersion: 'v1',
        kind: 'Namespace',
        metadata: { name: 'rec-operands' },
      });
    },
  });
});

afterAll(() => cluster.stop());

describe('requests about custom resources', () => {
  it('are recorded', () => {
    expect(NAMES.length).toBeGreaterThan(80);
    expect(NAMES.map(numberOf)).toEqual(expect.arrayContaining([...EXCEPTIONS]));
  });

  it.each(NAMES)('%s', async (name) => {
    const sample = parseJson(readFileSync(`${SAMPLES}/${name}`, 'utf8'));
    const request = await withRevision(objectAt(sample, 'request') ?? {});
    const answer = await ask(cluster.url, request);
    const ours = factsOf(answer.status, answer.headers.get('warning'), answer.body);
    const theirs = factsOf(
      numberAt(sample, 'response', 'status'),
      textAt(sample, 'response', 'headers', 'warning') ?? null,
      at(sample, 'response', 'body'),
    );
    if (EXCEPTIONS.has(numberOf(name))) expect(ours).not.toEqual(theirs);
    else expect(ours).toEqual(theirs);
  });
});

function numberOf(name: string): number {
  return Number(name.split('-')[1]);
}

type Request = Parameters<typeof ask>[1];

/** An update with the resourceVersion of this cluster. */
async function withRevision(request: Request): Promise<Request> {
  const body = objectAt(request, 'body');
  if (request['method'] !== 'PUT' || body === undefined) return request;
  const { user, path } = request;
  const stored = await ask(cluster.url, { ...(user && { user }), ...(path && { path }) });
  const resourceVersion = textAt(stored.body, 'metadata', 'resourceVersion') ?? '';
  const metadata = { ...objectAt(body, 'metadata'), resourceVersion };
  return { ...request, body: { ...body, metadata } };
}

/** The server lists causes of different fields in random order, also in its message. */
function factsOf(status: number | undefined, warning: string | null, body: unknown): unknown {
  if (textAt(body, 'kind') !== 'Status') {
    const isDefinition = textAt(body, 'kind') === 'CustomResourceDefinition';
    return { status, warning, ...(isDefinition ? {} : { spec: at(body, 'spec') }) };
  }
  const causes = listAt(body, 'details', 'causes');
  const details = objectAt(body, 'details');
  return {
    status,
    warning,
    reason: at(body, 'reason'),
    ...(causes.length > 1 ? {} : { message: at(body, 'message') }),
    details: isObject(details) ? { ...details, causes: causes.map(textOf).toSorted() } : details,
  };
}

function textOf(cause: unknown): string {
  return ['field', 'reason', 'message'].map((key) => textAt(cause, key)).join(' ');
}
