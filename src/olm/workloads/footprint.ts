import type { Deployment } from '~/kube/models/deployment';
import { listIn, recordIn } from '~/kube/json';
import type { OperatorDeployment } from './workload';
import { quantityOf } from '~/olm/quantity';
import { type PodUsage, type PodValues, isPodOf } from './usage';

/** The sum over all pods of a Deployment, in processors or bytes. */
export type Amount = {
  /** `null`: unknown. */
  readonly used: number | null;
  /** The requests; 0: none. */
  readonly requested: number;
  /** The limits; `null`: at least one container has none. */
  readonly limit: number | null;
};

export type DeploymentFootprint = {
  readonly deployment: OperatorDeployment;
  readonly cpu: Amount;
  readonly memory: Amount;
};

export type Known = {
  /** The Deployments of the namespace. */
  readonly stored: readonly Deployment[];
  /** `null`: unknown. */
  readonly usage: PodUsage | null;
};

/** The requests, limits and usage of an Operator's Deployments. */
export function footprints(
  deployments: readonly OperatorDeployment[],
  { stored, usage }: Known,
): readonly DeploymentFootprint[] {
  return deployments.map((deployment) => {
    const { name } = deployment.object;
    const spec = stored.find(({ metadata }) => metadata.name === name)?.spec;
    const containers = containersOf(spec);
    const amount = (resource: 'cpu' | 'memory'): Amount => ({
      ...requestsAndLimits(containers, resource, deployment.wanted),
      used: usage === null ? null : usedBy(name, usage[resource]),
    });
    return { deployment, cpu: amount('cpu'), memory: amount('memory') };
  });
}

/** Whether the usage is close to the limit. A hint, because each container has its own limit. */
export function isNearLimit({ used, limit }: Amount): boolean {
  return used !== null && limit !== null && limit > 0 && used >= limit * TIGHT;
}

const TIGHT = 0.9;

/** `null`: no pod was measured yet. */
function usedBy(deployment: string, values: PodValues): number | null {
  const own = [...values].flatMap(([pod, value]) => (isPodOf(pod, deployment) ? [value] : []));
  return own.length === 0 ? null : sum(own);
}

function containersOf(spec: unknown): readonly unknown[] {
  const template = recordIn(recordIn(spec)['template']);
  return listIn(recordIn(template['spec'])['containers']);
}

/** A missing request equals the limit, if there is one (apimachinery, defaults of a Pod). */
function requestsAndLimits(
  containers: readonly unknown[],
  resource: string,
  pods: number,
): Omit<Amount, 'used'> {
  const each = containers.map((container) => {
    const { requests, limits } = recordIn(recordIn(container)['resources']);
    const limit = amountIn(recordIn(limits)[resource]);
    return { limit, request: amountIn(recordIn(requests)[resource]) ?? limit ?? 0 };
  });
  const limits = each.flatMap(({ limit }) => limit ?? []);
  return {
    requested: sum(each.map(({ request }) => request)) * pods,
    limit: limits.length === 0 || limits.length < each.length ? null : sum(limits) * pods,
  };
}

/** A quantity can be a number. */
function amountIn(value: unknown): number | null {
  return typeof value === 'string' || typeof value === 'number' ? quantityOf(String(value)) : null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
