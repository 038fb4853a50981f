import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/testServer';
import { aWidget, widget, WIDGETS } from '../fixtures/widgets';
import { at, textAt } from '../json';
import type { DraftObject, JsonObject } from '../types';

const PATH = '/apis/example.com/v1/namespaces/team/widgets';
const COUNT = `count/${WIDGETS}`;

let cluster: TestServer;
beforeEach(async () => {
  cluster = await startTestServer();
});
afterEach(() => cluster.stop());

function aQuota(name: string, spec: JsonObject): DraftObject {
  return { apiVersion: 'v1', kind: 'ResourceQuota', metadata: { name, namespace: 'team' }, spec };
}

function create(name: string, query = ''): ReturnType<TestServer['call']> {
  return cluster.call('POST', `${PATH}${query}`, { body: JSON.stringify(aWidget(name)) });
}

describe('a quota on objects', () => {
  it('rejects objects beyond the limit, also in a dry run, and before it checks whether the name exists', async () => {
    cluster.client.create('resourcequotas', aQuota('few', { hard: { [COUNT]: '1' } }));
    expect((await create('a')).status).toBe(201);
    for (const again of [create('b'), create('b', '?dryRun=All'), create('a')]) {
      const { status, body } = await again;
      expect(status).toBe(403);
      expect(textAt(body, 'message')).toMatch(
        `is forbidden: exceeded quota: few, requested: ${COUNT}=1, used: ${COUNT}=1, limited: ${COUNT}=1`,
      );
      expect(textAt(body, 'reason')).toBe('Forbidden');
    }
  });

  it('does not count a dry run', async () => {
    cluster.client.create('resourcequotas', aQuota('few', { hard: { [COUNT]: 1 } }));
    expect((await create('a', '?dryRun=All')).status).toBe(201);
    expect((await create('a')).status).toBe(201);
  });

  it('does not count deleted objects', async () => {
    cluster.client.create('resourcequotas', aQuota('few', { hard: { [COUNT]: '1' } }));
    await create('a');
    cluster.client.delete(widget('a'));
    expect((await create('b')).status).toBe(201);
  });

  it('shows limits and usage in its status', async () => {
    cluster.client.create(
      'resourcequotas',
      aQuota('few', { hard: { [COUNT]: '3', configmaps: '5', 'requests.cpu': '4' } }),
    );
    await create('a');
    const ref = { resource: 'resourcequotas', namespace: 'team', name: 'few' };
    expect(cluster.client.get(ref)?.status).toEqual({
      hard: { [COUNT]: '3', configmaps: '5', 'requests.cpu': '4' },
      used: { [COUNT]: '1', configmaps: '1' },
    });
  });

  it('names all its limits that one object exceeds', async () => {
    const hard = { 'count/configmaps': '1', configmaps: '1' };
    cluster.client.create('resourcequotas', aQuota('few', { hard }));
    const body = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'more' } };
    const answer = await cluster.call('POST', '/api/v1/namespaces/team/configmaps', {
      body: JSON.stringify(body),
    });
    expect(at(answer.body, 'message')).toBe(
      'configmaps "more" is forbidden: exceeded quota: few, requested: configmaps=1,count/configmaps=1, used: configmaps=1,count/configmaps=1, limited: configmaps=1,count/configmaps=1',
    );
  });

  it.each<readonly [string, JsonObject]>([
    ['another kind', { hard: { 'count/gadgets.example.com': '0' } }],
    ['pods of a scope', { hard: { [COUNT]: '0' }, scopes: ['BestEffort'] }],
    ['computing resources', { hard: { 'requests.cpu': '0' } }],
  ])('on %s does not matter', async (_, spec) => {
    cluster.client.create('resourcequotas', aQuota('other', spec));
    expect((await create('a')).status).toBe(201);
  });

  it('of another namespace does not matter', async () => {
    const quota = aQuota('few', { hard: { [COUNT]: '0' } });
    cluster.client.create('resourcequotas', {
      ...quota,
      metadata: { name: 'few', namespace: 'default' },
    });
    expect((await create('a')).status).toBe(201);
  });
});
