import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCluster } from '../../cluster';
import type { RunningCluster } from '../../cluster';
import { createClock } from '../clock';
import { aWidget, seedWidgets, widget, WIDGETS } from '../fixtures/widgets';
import { at, listAt, parseJson, textAt } from '../json';

let cluster: RunningCluster;
const widgets = '/apis/example.com/v1/namespaces/team/widgets';

beforeAll(async () => {
  cluster = await startCluster({
    clock: createClock(0.01),
    seed: seedWidgets,
    users: new Map([['root', { name: 'root', groups: ['system:masters'] }]]),
    controllers: [],
    virtualResources: () => [],
    podLogs: ({ metadata }, container) => `${metadata.name}/${container}\nlast\n`,
  });
});
afterAll(() => cluster.stop());

type Reply = { readonly status: number; readonly headers: Headers; readonly body: unknown };

async function call(method: string, path: string, options: RequestInit = {}): Promise<Reply> {
  const response = await fetch(cluster.url + path, {
    method,
    ...options,
    headers: {
      authorization: 'Bearer root',
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...Object.fromEntries(new Headers(options.headers)),
    },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parseJson(text) ?? text };
}

function names(reply: Reply): readonly (string | undefined)[] {
  return listAt(reply.body, 'items').map((item) => textAt(item, 'metadata', 'name'));
}

describe('lists', () => {
  beforeAll(() => {
    for (const [name, labels] of [
      ['a', { app: 'x', tier: '1' }],
      ['b', { app: 'y' }],
      ['c', { app: 'x', tier: '3' }],
      ['d', {}],
    ] as const) {
      cluster.client.create(WIDGETS, aWidget(name, { labels }));
    }
  });
  afterAll(() => {
    for (const { metadata } of cluster.client.list(WIDGETS)) {
      cluster.client.delete(widget(metadata.name));
    }
  });

  it.each([
    ['labelSelector', 'app=x', ['a', 'c']],
    ['labelSelector', 'app!=x', ['b', 'd']],
    ['labelSelector', 'app in (x,y),tier', ['a', 'c']],
    ['labelSelector', 'app notin (x)', ['b', 'd']],
    ['labelSelector', '!app', ['d']],
    ['labelSelector', 'tier>2', ['c']],
    ['labelSelector', 'tier < 2', ['a']],
    ['fieldSelector', 'metadata.name=b', ['b']],
    ['fieldSelector', 'metadata.name!=b,metadata.namespace==team', ['a', 'c', 'd']],
  ])('select by %s %s', async (parameter, selector, expected) => {
    const reply = await call('GET', `${widgets}?${parameter}=${encodeURIComponent(selector)}`);
    expect(names(reply)).toEqual(expected);
  });

  it.each([
    ['a,', "found '', expected: identifier after ','"],
    ['a b', "unable to parse requirement: found 'b', expected: in, notin, =, ==, !=, gt, lt"],
    ['a in x', "unable to parse requirement: found 'x' expected: '('"],
    ['=x', "found '=', expected: !, identifier, or ','"],
  ])('refuse the selector %s', async (selector, message) => {
    const reply = await call('GET', `${widgets}?labelSelector=${encodeURIComponent(selector)}`);
    expect([reply.status, textAt(reply.body, 'message')]).toEqual([400, message]);
  });

  it('page through one moment, whatever happens meanwhile', async () => {
    const first = await call('GET', `${widgets}?limit=2`);
    expect(at(first.body, 'metadata', 'remainingItemCount')).toBe(2);
    cluster.client.delete(widget('c'));
    const token = textAt(first.body, 'metadata', 'continue') ?? '';
    const rest = await call('GET', `${widgets}?limit=2&continue=${token}`);
    expect([...names(first), ...names(rest)]).toEqual(['a', 'b', 'c', 'd']);
    expect(at(rest.body, 'metadata', 'resourceVersion')).toBe(
      at(first.body, 'metadata', 'resourceVersion'),
    );
    expect(names(await call('GET', widgets))).toEqual(['a', 'b', 'd']);
  });

  it('are served in every version of the kind', async () => {
    const reply = await call('GET', widgets.replace('v1', 'v1beta1'));
    expect(textAt(reply.body, 'apiVersion')).toBe('example.com/v1beta1');
    expect(textAt(listAt(reply.body, 'items')[0], 'apiVersion')).toBe('example.com/v1beta1');
  });

  it.each([
    ['Table', 'Table'],
    ['PartialObjectMetadataList', 'PartialObjectMetadataList'],
  ])('come as %s', async (as, kind) => {
    const accept = `application/json;as=${as};v=v1;g=meta.k8s.io,application/json`;
    const reply = await call('GET', widgets, { headers: { accept } });
    expect(textAt(reply.body, 'kind')).toBe(kind);
  });

  it('refuse a shape nobody can make', async () => {
    expect((await call('GET', widgets, { headers: { accept: 'image/png' } })).status).toBe(406);
  });
});

describe('requests', () => {
  it('take YAML and warn of unknown fields', async () => {
    const reply = await call('POST', widgets, {
      headers: { 'content-type': 'application/yaml' },
      body: 'apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: yaml\nspec:\n  couleur préférée: red\n',
    });
    expect(reply.status).toBe(201);
    expect(at(reply.body, 'spec')).toEqual({ mode: 'fast' });
    expect(reply.headers.get('warning')).toBe(
      '299 - "unknown field \\"spec.couleur prÃ©fÃ©rÃ©e\\""',
    );
    expect(reply.headers.get('audit-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['a body that is too large', 413, 'x'.repeat(4 * 1024 * 1024)],
    ['a body far too large', 413, 'x'.repeat(11 * 1024 * 1024)],
    ['no object', 400, '[]'],
    ['no body', 400, ''],
    [
      'labels that are no texts',
      400,
      '{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"labels":{"a":1}}}',
    ],
  ])('with %s answer %i and leave the server alive', async (_, status, body) => {
    expect((await call('POST', widgets, { body })).status).toBe(status);
    expect((await call('GET', '/healthz')).status).toBe(200);
  });

  it.each([
    ['POST', `${widgets}/a`, 405],
    ['POST', '/apis/example.com/v1/widgets', 405],
    ['PUT', '/apis/example.com/v1/namespaces/team/widgets', 405],
    ['GET', '/apis/example.com/v1/namespaces/team/widgets/a/scale', 404],
    ['GET', '/apis/apps/v1/namespaces/team/deployments/none/scale', 404],
    ['GET', '/apis/nowhere.example.com/v1/things', 404],
    ['GET', '/api/v1/namespaces/team/namespaces', 404],
    ['GET', '/%zz/x', 400],
  ])('%s %s answers %i', async (method, path, status) => {
    const body = method === 'GET' ? {} : { body: '{}' };
    const reply = await call(method, path, body);
    expect(reply.status).toBe(status);
    expect(status === 404 || textAt(reply.body, 'kind') === 'Status').toBe(true);
  });

  it('answer the log of a pod', async () => {
    cluster.client.create('pods', {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'p', namespace: 'team' },
      spec: { containers: [{ name: 'main', image: 'example.com/app:1' }] },
    });
    const log = '/api/v1/namespaces/team/pods/p/log';
    expect((await call('GET', log)).body).toBe('p/main\nlast\n');
    expect((await call('GET', `${log}?tailLines=1`)).body).toBe('last\n');
  });

  it('scale a workload', async () => {
    cluster.client.create('deployments.apps', {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'd', namespace: 'team' },
      spec: {
        replicas: 1,
        selector: { matchLabels: { app: 'd' } },
        template: {
          metadata: { labels: { app: 'd' } },
          spec: { containers: [{ name: 'main', image: 'example.com/app:1' }] },
        },
      },
    });
    const reply = await call('PATCH', '/apis/apps/v1/namespaces/team/deployments/d/scale', {
      headers: { 'content-type': 'application/merge-patch+json' },
      body: '{"spec":{"replicas":3}}',
    });
    expect([textAt(reply.body, 'kind'), at(reply.body, 'spec', 'replicas')]).toEqual(['Scale', 3]);
  });

  it('may speak for another user', async () => {
    const headers = { 'impersonate-user': 'bob', 'impersonate-group': 'devs' };
    const reply = await call('GET', widgets, { headers });
    expect(textAt(reply.body, 'message')).toContain('User "bob" cannot list resource "widgets"');
  });

  it('are compressed when large', async () => {
    cluster.client.create('configmaps', {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'big', namespace: 'team' },
      data: { text: 'x'.repeat(200_000) },
    });
    const { headers } = await call('GET', '/api/v1/namespaces/team/configmaps/big');
    expect(headers.get('content-encoding')).toBe('gzip');
  });
});
