import { listIn, recordIn, textIn } from '~/kube/json';
import type { Deployment } from '~/kube/models/deployment';
import { quantityOf } from '~/olm/quantity';
import type { OperatorDeployment } from './workload';

/** The usage of pods by name, in processors or bytes. */
export type PodValues = ReadonlyMap<string, number>;

export type PodUsage = { readonly cpu: PodValues; readonly memory: PodValues };

export type UsageQueries = { readonly cpu: string; readonly memory: string };

/**
 * The Prometheus queries for the pods of Deployments in one namespace: the series of the console's own Pod page, that
 * is, a rule of OpenShift's monitoring and the working set of the whole pod. The proxy adds the namespace. `null`:
 * nothing to query.
 */
export function usageQueries(deployments: readonly string[]): UsageQueries | null {
  // Kubernetes allows no other names for Deployments, whatever a ClusterServiceVersion contains.
  const prefixes = deployments.filter((name) => SUBDOMAIN.test(name)).map(prefixOf);
  if (prefixes.length === 0) return null;
  const pods = `pod=~"(${prefixes.map((prefix) => prefix.replaceAll('.', '[.]')).join('|')}).+"`;
  return {
    cpu: `sum by (pod) (pod:container_cpu_usage:sum{${pods}})`,
    memory: `sum by (pod) (container_memory_working_set_bytes{container="",${pods}})`,
  };
}

/** RFC 1123. */
const SUBDOMAIN = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

/**
 * A pod's name consists of its ReplicaSet's (the Deployment's with a hash), a hyphen and five random letters. The part
 * before them is cut to 58 characters (apiserver, names.SimpleNameGenerator).
 */
export function isPodOf(pod: string, deployment: string): boolean {
  const prefix = prefixOf(deployment);
  if (!pod.startsWith(prefix)) return false;
  const rest = pod.slice(prefix.length);
  return pod.length < LONGEST + RANDOM ? /^[a-z0-9]+-[a-z0-9]{5}$/.test(rest) : rest !== '';
}

function prefixOf(deployment: string): string {
  return `${deployment}-`.slice(0, LONGEST);
}

const LONGEST = 58;
const RANDOM = 5;

/** The values of an instant vector by pod. Other answers are ignored. */
export function podValues(answer: unknown): PodValues {
  const { resultType, result } = recordIn(recordIn(answer)['data']);
  if (resultType !== 'vector') return new Map();
  return new Map(
    listIn(result).flatMap((sample): [string, number][] => {
      const { metric, value } = recordIn(sample);
      const pod = textIn(recordIn(metric)['pod']);
      // A sample is a pair of the time and the value as text.
      const number = Number(textIn(listIn(value)[1]) ?? NaN);
      return pod === null || !Number.isFinite(number) ? [] : [[pod, number]];
    }),
  );
}

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

/** Processors in the notation of Kubernetes: `3m` for 0.003. */
export function cpuText(processors: number): string {
  const thousandths = Math.round(processors * 1000);
  return thousandths % 1000 === 0 ? String(thousandths / 1000) : `${thousandths}m`;
}

/** Bytes in the notation of Kubernetes, with the largest possible unit: `64Mi`, `1.5Gi`. */
export function memoryText(bytes: number): string {
  const unit = UNITS.find(({ size }) => bytes >= size);
  if (unit === undefined) return String(Math.round(bytes));
  const amount = bytes / unit.size;
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)}${unit.name}`;
}

const UNITS = [
  { name: 'Ti', size: 1024 ** 4 },
  { name: 'Gi', size: 1024 ** 3 },
  { name: 'Mi', size: 1024 ** 2 },
  { name: 'Ki', size: 1024 },
] as const;
