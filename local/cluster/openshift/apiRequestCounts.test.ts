import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClock } from '../kube/clock';
import { listAt, objectAt } from '../kube/json';
import { createKubeApi, type KubeApi } from '../kube/kubeApi';
import { seedBase } from '../seed/base';

let api: KubeApi;

beforeAll(() => {
  api = createKubeApi(createClock(0));
  seedBase(api.client);
});

afterAll(() => {
  api.stop();
});

it('report the removal of an API and its clients by hour, node and verb', () => {
  const count = api.client.get({
    resource: 'apirequestcounts.apiserver.openshift.io',
    name: 'volumeattributesclasses.v1beta1.storage.k8s.io',
  });
  const status = objectAt(count, 'status');
  expect(status).toMatchObject({ removedInRelease: '1.36', requestCount: 451 });
  expect(listAt(status, 'last24h')).toHaveLength(24);
  expect(JSON.stringify(listAt(status, 'last24h')[9])).toContain(
    '"username":"system:serviceaccount:team-a:heron-database-operator"',
  );
});
