import type { Deployment } from '~/kube/models/deployment';
import { listIn, recordIn } from '~/kube/json';
import type { OperatorDeployment } from './workload';
import { quantityOf } from '~/olm/quantity';
import { type PodUsage, type PodValues, isPodOf } from './usage';

/** Of all pods of a Deployment together: in processors, or bytes. */
export type Amount = {
  /** `null`: not known. */
  readonly used: number | null;
  /** What the scheduler keeps free for it. Zero: nothing. */
  readonly requested: number;
  /** `null`: there is none, at least for one container. */
  readonly limit: number | null;
};

export type DeploymentFootprint = {
  readonly deployment: OperatorDeployment;
  readonly cpu: Amount;
  readonly memory: Amount;
  /** How often containers of its pods of now were started again; `null`: not known. */
  readonly restarts: number | null;
};

export type Known = {
  /** The Deployments of the namespace. */
  readonly stored: readonly Deployment[];
  /** Otherwise nobody has counted restarts. */
  readonly arePodsSeen: boolean;
  /** `null`: not known. */
  readonly usage: PodUsage | null;
};

/** What the Deployments of an Operator ask for and use, of those that are there. */
export function footprints(
  deployments: readonly OperatorDeployment[],
  { stored, arePodsSeen, usage }: Known,
): readonly DeploymentFootprint[] {
  return deployments
    .filter(({ exists }) => exists)
    .map((deployment) => {
      const { name } = deployment.object;
      const spec = stored.find(({ metadata }) => metadata.name === name)?.spec;
      const containers = containersOf(spec);
      const amount = (resource: 'cpu' | 'memory'): Amount => ({
        ...asked(containers, resource, deployment.wanted),
        used: usage === null ? null : usedBy(name, usage[resource]),
      });
      const restarts = arePodsSeen ? deployment.restarts : null;
      return { deployment, cpu: amount('cpu'), memory: amount('memory'), restarts };
    });
}

/** Whether little is left until the kernel ends a container. Containers have limits of their own: this is a hint. */
export function isNearLimit({ used, limit }: Amount): boolean {
  return used !== null && limit !== null && limit > 0 && used >= limit * TIGHT;
}

const TIGHT = 0.9;

/** `null`: no pod of it has been measured yet. */
function usedBy(deployment: string, values: PodValues): number | null {
  const own = [...values].flatMap(([pod, value]) => (isPodOf(pod, deployment) ? [value] : []));
  return own.length === 0 ? null : sum(own);
}

function containersOf(spec: unknown): readonly unknown[] {
  const template = recordIn(recordIn(spec)['template']);
  return listIn(recordIn(template['spec'])['containers']);
}

/** A request that is not made is the limit, where there is one (apimachinery, defaults of a Pod). */
function asked(
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

/** A quantity may be written as a number, too. */
function amountIn(value: unknown): number | null {
  return typeof value === 'string' || typeof value === 'number' ? quantityOf(String(value)) : null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
