import type { FbcObject } from '../fbc';
import type { Operator } from './operator';

/** Also the name of the ServiceAccount; short enough for a label's value. */
export function deploymentNameOf(operator: Operator): string {
  return `${operator.packageName.slice(0, 40).replace(/-$/u, '')}-operator`;
}

/** The `spec` of the operator's Deployment. */
export function deploymentSpecOf(operator: Operator, image: string): FbcObject {
  const name = deploymentNameOf(operator);
  const { workload, behavior } = operator;
  const annotations =
    behavior === undefined ? {} : { annotations: { 'local.operator-hub/behavior': behavior } };
  return {
    replicas: workload.replicas,
    selector: { matchLabels: { app: name } },
    template: {
      metadata: { labels: { app: name }, ...annotations },
      spec: {
        serviceAccountName: name,
        ...(workload.hostNetwork ? { hostNetwork: true } : {}),
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
        containers: [managerOf(operator, image), ...sidecarsOf(operator)],
      },
    },
  };
}

const RESTRICTED = { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } };

function managerOf({ workload }: Operator, image: string): FbcObject {
  return {
    name: 'manager',
    image,
    args: workload.args,
    env: [
      {
        name: 'WATCH_NAMESPACE',
        valueFrom: { fieldRef: { fieldPath: "metadata.annotations['olm.targetNamespaces']" } },
      },
      ...Object.entries(workload.env).map(([name, value]) => ({ name, value })),
    ],
    readinessProbe: { httpGet: { path: '/readyz', port: 8081 }, periodSeconds: 10 },
    livenessProbe: { httpGet: { path: '/healthz', port: 8081 }, periodSeconds: 20 },
    resources: {
      requests: { cpu: '20m', memory: '64Mi' },
      limits: { cpu: '500m', memory: workload.memory },
    },
    securityContext: RESTRICTED,
  };
}

function sidecarsOf({ workload }: Operator): readonly FbcObject[] {
  return Object.entries(workload.sidecars).map(([name, image]) => ({
    name,
    image,
    resources: { requests: { cpu: '5m', memory: '16Mi' } },
    securityContext: RESTRICTED,
  }));
}
