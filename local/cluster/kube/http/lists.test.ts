import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../fixtures/testServer';
import type { Reply, TestServer } from '../fixtures/testServer';
import { aWidget, widget, WIDGETS } from '../fixtures/widgets';
import { at, listAt, textAt } from '../json';

let server: TestServer;
const widgets = '/apis/example.com/v1/namespaces/team/widgets';

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

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
      server.client.create(WIDGETS, aWidget(name, { labels }));
    }
  });
  afterAll(() => {
    for (const { metadata } of server.client.list(WIDGETS)) {
      server.client.delete(widget(metadata.name));
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
    const reply = await server.call(
      'GET',
      `${widgets}?${parameter}=${encodeURIComponent(selector)}`,
    );
    expect(names(reply)).toEqual(expected);
  });

  it.each([
    ['a,', "found '', expected: identifier after ','"],
    ['a b', "unable to parse requirement: found 'b', expected: in, notin, =, ==, !=, gt, lt"],
    ['a in x', "unable to parse requirement: found 'x' expected: '('"],
    ['=x', "found '=', expected: !, identifier, or ','"],
  ])('reject the selector %s', async (selector, message) => {
    const reply = await server.call(
      'GET',
      `${widgets}?labelSelector=${encodeURIComponent(selector)}`,
    );
    expect([reply.status, textAt(reply.body, 'message')]).toEqual([400, message]);
  });

  // Conversions of a custom resource, of a Pod, and the shared one of other built-in kinds.
  it.each([
    [widgets, 'field label not supported: data'],
    ['/api/v1/pods', 'field label not supported: data'],
    [
      '/api/v1/configmaps',
      '"data" is not a known field selector: only "metadata.name", "metadata.namespace"',
    ],
  ])('reject an unknown field of %s', async (path, message) => {
    const reply = await server.call('GET', `${path}?fieldSelector=data%3Dx`);
    expect([reply.status, textAt(reply.body, 'message')]).toEqual([400, message]);
  });

  it('do not exist below an object: a custom resource names it', async () => {
    const reply = await server.call('GET', `${widgets}/a/nothing`);
    expect([reply.status, textAt(reply.body, 'reason')]).toEqual([404, 'NotFound']);
    expect(at(reply.body, 'details', 'name')).toBe('a');
  });

  it('are paged at one revision, regardless of later changes', async () => {
    const first = await server.call('GET', `${widgets}?limit=2`);
    expect(at(first.body, 'metadata', 'remainingItemCount')).toBe(2);
    server.client.delete(widget('c'));
    const token = textAt(first.body, 'metadata', 'continue') ?? '';
    const rest = await server.call('GET', `${widgets}?limit=2&continue=${token}`);
    expect([...names(first), ...names(rest)]).toEqual(['a', 'b', 'c', 'd']);
    expect(at(rest.body, 'metadata', 'resourceVersion')).toBe(
      at(first.body, 'metadata', 'resourceVersion'),
    );
    expect(names(await server.call('GET', widgets))).toEqual(['a', 'b', 'd']);
  });

  it('are served in every version of the kind', async () => {
    const reply = await server.call('GET', widgets.replace('v1', 'v1beta1'));
    expect(textAt(reply.body, 'apiVersion')).toBe('example.com/v1beta1');
    expect(textAt(listAt(reply.body, 'items')[0], 'apiVersion')).toBe('example.com/v1beta1');
  });

  it.each([
    ['Table', 'Table'],
    ['PartialObjectMetadataList', 'PartialObjectMetadataList'],
  ])('come as %s', async (as, kind) => {
    const accept = `application/json;as=${as};v=v1;g=meta.k8s.io,application/json`;
    const reply = await server.call('GET', widgets, { headers: { accept } });
    expect(textAt(reply.body, 'kind')).toBe(kind);
  });

  it.each([
    ['a list', widgets, 'PartialObjectMetadata', 406],
    ['one object', `${widgets}/a`, 'PartialObjectMetadataList', 406],
    ['one object', `${widgets}/a`, 'PartialObjectMetadata', 200],
  ])('answer to %s (%s) as %s with %i', async (_, path, as, status) => {
    const accept = `application/json;as=${as};v=v1;g=meta.k8s.io,application/json`;
    expect((await server.call('GET', path, { headers: { accept } })).status).toBe(status);
  });

  it('reject an unknown format', async () => {
    expect((await server.call('GET', widgets, { headers: { accept: 'image/png' } })).status).toBe(
      406,
    );
  });
});
