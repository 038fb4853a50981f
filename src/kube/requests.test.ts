import { describe, expect, it, vi } from 'vitest';
import { namespaceModel } from '~/kube/models/namespace';
import { podModel } from '~/kube/models/workloads';
import { subscriptionModel } from '~/kube/models/olm';
import { answering, consoleFetchJSON, requests } from '~/test/consoleSdk';
import { getJson, getText, metadataOnly, reviewAccess } from './request';
import { urlOf } from './resource';
import { create, patch, remove } from './write';

const { signal } = new AbortController();
const OLM = '/api/kubernetes/apis/operators.coreos.com/v1alpha1';

describe('urlOf', () => {
  it.each([
    [urlOf(namespaceModel), '/api/kubernetes/api/v1/namespaces'],
    [urlOf(namespaceModel, { name: 'a b' }), '/api/kubernetes/api/v1/namespaces/a%20b'],
    [
      urlOf(subscriptionModel, { namespace: 'x', name: 'y' }),
      `${OLM}/namespaces/x/subscriptions/y`,
    ],
    [urlOf(subscriptionModel, { query: { limit: '1' } }), `${OLM}/subscriptions?limit=1`],
  ])('%s', (url, expected) => {
    expect(url).toBe(expected);
  });
});

describe('requests', () => {
  it('returns the server’s response unparsed', async () => {
    answering(() => ({ kind: 'NamespaceList' }));
    expect(await getJson(namespaceModel, {}, signal)).toEqual({ kind: 'NamespaceList' });
  });

  it.each([
    [{}, 'PartialObjectMetadataList'],
    [{ name: 'a' }, 'PartialObjectMetadata'],
  ])('requests the metadata of %j as %s', (address, kind) => {
    expect(metadataOnly(address)).toContain(`as=${kind};`);
  });

  it('rejects one object that is nested too deeply', async () => {
    const deep: unknown = JSON.parse('{"a":'.repeat(1_000) + '1' + '}'.repeat(1_000));
    answering(() => deep);
    expect(await getJson(namespaceModel, {}, signal)).toBe(deep);
    await expect(getJson(namespaceModel, { name: 'a' }, signal)).rejects.toThrow('levels deep');
  });

  it.each(['started\nready\n', '{"level":"info"}', '404'])(
    'gives a log as it comes: %j',
    async (log) => {
      answering(() => log);
      const address = { namespace: 'x', name: 'y', subresource: 'log' };
      expect(await getText(podModel, address, signal)).toBe(log);
    },
  );

  it('names the permission that a forbidden list requires', async () => {
    answering(() => {
      throw Object.assign(new Error('no'), { code: 403 });
    });
    await expect(getJson(subscriptionModel, { namespace: 'x' }, signal)).rejects.toMatchObject({
      failure: { permission: { verb: 'list', resource: 'subscriptions', namespace: 'x' } },
    });
  });

  it.each([true, false])('requests an access review (%s)', async (allowed) => {
    answering(() => ({ status: { allowed } }));
    expect(await reviewAccess({ verb: 'get', group: '', resource: 'pods' }, signal)).toBe(allowed);
  });
});

describe('writes', () => {
  const manifest = { apiVersion: 'v1', kind: 'X', metadata: { name: 'y', namespace: 'x' } };

  it('creates in the namespace of the object, or only asks', async () => {
    answering(() => ({}));
    await create(subscriptionModel, manifest);
    await create(subscriptionModel, manifest, { dryRun: true });
    expect(requests().map(({ url }) => url)).toEqual([
      `${OLM}/namespaces/x/subscriptions`,
      `${OLM}/namespaces/x/subscriptions?dryRun=All`,
    ]);
  });

  it('sends a change without the console’s display of the response', async () => {
    answering(({ method, body }) => ({ method, body }));
    const post = vi.spyOn(consoleFetchJSON, 'post');
    expect(await create(subscriptionModel, manifest, { dryRun: true })).toEqual({
      method: 'POST',
      body: manifest,
    });
    expect(post).not.toHaveBeenCalled();
    const dryRun = [{ op: 'remove', path: '/spec/x' }] as const;
    expect(await patch(subscriptionModel, { name: 'y', namespace: 'x' }, { dryRun })).toEqual({
      method: 'PATCH',
      body: dryRun,
    });
    expect(requests().at(-1)?.url).toMatch(/subscriptions\/y\?dryRun=All$/);
  });

  it('patches with the operations given', async () => {
    answering(() => ({}));
    const operations = [{ op: 'test', path: '/spec/approved', value: false }] as const;
    await patch(subscriptionModel, { name: 'y', namespace: 'x' }, operations);
    expect(requests()).toEqual([
      { method: 'PATCH', url: `${OLM}/namespaces/x/subscriptions/y`, body: operations },
    ]);
  });

  it('treats a missing object as deleted', async () => {
    answering(() => {
      throw Object.assign(new Error('gone'), { code: 404 });
    });
    await expect(remove(subscriptionModel, { name: 'y', namespace: 'x' })).resolves.toBeUndefined();
  });

  it('deletes only the expected object', async () => {
    answering(() => ({}));
    await remove(subscriptionModel, { name: 'y', namespace: 'x' }, { uid: 'uid-1' });
    expect(requests()[0]?.body).toMatchObject({ preconditions: { uid: 'uid-1' } });
  });

  it('does not treat a rejection as deleted', async () => {
    answering(() => {
      throw Object.assign(new Error('no'), { code: 403 });
    });
    await expect(remove(subscriptionModel, { name: 'y' })).rejects.toMatchObject({
      failure: { kind: 'forbidden', permission: { verb: 'delete' } },
    });
  });
});
