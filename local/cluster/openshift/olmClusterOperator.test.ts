import { expect, it } from 'vitest';
import { createInProcessCluster } from '../kube/inProcess';
import { objectAt } from '../kube/json';
import { createTestClock } from '../kube/testClock';
import { seedBase } from '../seed/base';
import { createOlmClusterOperator } from './olmClusterOperator';

const REF = {
  resource: 'clusteroperators.config.openshift.io',
  name: 'operator-lifecycle-manager',
};
const CSVS = 'clusterserviceversions.operators.coreos.com';

it('reports CSVs whose maximum version is the current one, until they are deleted', () => {
  const clock = createTestClock();
  const { client, stop } = createInProcessCluster({
    clock,
    seed: (own) => {
      seedBase(own, 'openshift');
    },
    controllers: [createOlmClusterOperator()],
  });
  const says = () => {
    clock.advance(1_000);
    return objectAt(client.get(REF), 'status');
  };
  const create = (name: string, maximum: string) =>
    client.create(CSVS, {
      apiVersion: 'operators.coreos.com/v1alpha1',
      kind: 'ClusterServiceVersion',
      metadata: {
        ...{ name, namespace: 'default' },
        annotations: {
          'operatorframework.io/properties': JSON.stringify({
            properties: [{ type: 'olm.maxOpenShiftVersion', value: maximum }],
          }),
        },
      },
      spec: {
        displayName: 'Quill',
        install: { strategy: 'deployment', spec: { deployments: [] } },
      },
    });
  expect(says()).toMatchObject({
    conditions: expect.arrayContaining([
      expect.objectContaining({ type: 'Upgradeable', status: 'True' }),
    ]),
  });
  create('quill.v1.0.0', '4.22');
  create('pen.v1.0.0', '4.23');
  expect(says()).toMatchObject({
    conditions: expect.arrayContaining([
      expect.objectContaining({
        type: 'Upgradeable',
        status: 'False',
        message:
          'ClusterServiceVersions blocking minor version upgrades to 4.23.0 or higher:\n- maximum supported OCP version for default/quill.v1.0.0 is 4.22',
      }),
    ]),
  });
  client.delete({ resource: CSVS, namespace: 'default', name: 'quill.v1.0.0' });
  expect(JSON.stringify(says())).not.toContain('IncompatibleOperatorsInstalled');
  stop();
});
