import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseJson } from '../../json';
import { bearerConnection } from '../connection';
import { startTestConsole } from '../testConsole';
import type { TestConsole } from '../testConsole';
import { expressionOf } from './expression';
import { MONITORING_PATH } from './monitoring';

const pod = (name: string, phase: string, cpu: string) => ({
  metadata: { name, namespace: 'team-a' },
  status: { phase },
  spec: {
    containers: [
      { name: 'manager', resources: { requests: { cpu, memory: '64Mi' } } },
      { name: 'proxy' },
    ],
  },
});

const PODS = {
  items: [
    pod('quill-1', 'Running', '100m'),
    pod('nib-1', 'Running', '1'),
    pod('a', 'Pending', '1'),
  ],
};

let api: Server;
let hub: TestConsole;

beforeAll(async () => {
  api = createServer((request, response) => {
    const isPods = request.url === '/api/v1/namespaces/team-a/pods';
    const allowed = request.headers.authorization === 'Bearer admin-token';
    response.end(JSON.stringify(isPods ? PODS : { status: { allowed } }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const connection = (token: string) => bearerConnection(`http://127.0.0.1:${port ?? 0}`, token);
  const observer = { user: 'kubeadmin', label: '', api: connection('admin-token') };
  const viewer = { user: 'vera', label: '', api: connection('viewer-token') };
  hub = await startTestConsole([observer, viewer], { observer });
});

afterAll(async () => {
  await hub.stop();
  api.close();
});

async function requested(query: string, { namespace = 'team-a', user = 'kubeadmin' } = {}) {
  const parameters = new URLSearchParams({ namespace, query }).toString();
  const { status, text } = await hub.ask(`${MONITORING_PATH}?${parameters}`, {
    headers: { cookie: `console-user=${user}`, 'sec-fetch-site': 'same-origin' },
  });
  return { status, text, json: parseJson(text) };
}

const vector = (...result: readonly object[]) => ({
  status: 'success',
  data: { resultType: 'vector', result },
});

const SOME: unknown = [expect.any(Number), expect.stringMatching(/^[\d.e-]+$/)];

describe('monitoring', () => {
  it('sums CPU usage of running pods', async () => {
    const { status, json } = await requested(
      'sum by (pod) (pod:container_cpu_usage:sum{pod=~"(quill-|a).+"})',
    );
    expect(status).toBe(200);
    expect(json).toEqual(vector({ metric: { pod: 'quill-1' }, value: SOME }));
  });

  it.each([
    ['of the pod', 'container=""', ['']],
    ['of its containers', 'container!="",container!~"POD"', ['manager', 'proxy']],
  ])('reports memory %s', async (_what, matcher, containers) => {
    const { json } = await requested(
      `container_memory_working_set_bytes{${matcher}, pod="quill-1"}`,
    );
    const labels = { __name__: 'container_memory_working_set_bytes', namespace: 'team-a' };
    expect(json).toEqual(
      vector(
        ...containers.map((container) => ({
          metric: { ...labels, pod: 'quill-1', container },
          value: SOME,
        })),
      ),
    );
  });

  it('is empty for an unknown series', async () => {
    expect((await requested('up{job="x"}')).json).toEqual(vector());
  });

  it.each(['sum by (pod) (', 'up{job=}', 'rate(up[5m])', ''])('rejects %j', async (query) => {
    const { status, json } = await requested(query);
    expect(status).toBe(400);
    expect(json).toMatchObject({ status: 'error', errorType: 'bad_data' });
  });

  it('requires a namespace, and permission to view its pods', async () => {
    expect((await requested('up', { namespace: '' })).status).toBe(400);
    const { status, text } = await requested('up', { user: 'vera' });
    expect([status, text]).toEqual([
      403,
      'Forbidden (user=vera, verb=get, resource=pods, subresource=)\n',
    ]);
  });

  it('is absent in other consoles', async () => {
    const plain = await startTestConsole();
    const { status } = await plain.ask(`${MONITORING_PATH}?namespace=team-a&query=up`);
    await plain.stop();
    expect(status).toBe(404);
  });
});

describe('a pattern in a query', () => {
  const matches = (pattern: string, pod: string) =>
    expressionOf(`up{pod=~"${pattern}"}`)?.matchers.map(({ isWanted }) => isWanted(pod));

  it.each([
    ['quill', 'quill-1', [false]],
    ['quill.*', 'quill-1', [true]],
    ['(', 'quill-1', undefined],
    ['(a+)+b', 'a'.repeat(250), [false]],
  ])('%s matches a whole value, in linear time', (pattern, pod, expected) => {
    expect(matches(pattern, pod)).toEqual(expected);
  });
});
