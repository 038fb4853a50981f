import { listIn, recordIn, textIn } from '~/kube/json';

/** What pods use, by their names: processors, or bytes. */
export type PodValues = ReadonlyMap<string, number>;

export type PodUsage = { readonly cpu: PodValues; readonly memory: PodValues };

export type UsageQueries = { readonly cpu: string; readonly memory: string };

/**
 * What Prometheus is asked for the pods of some Deployments of one namespace. They are the series that the console's own
 * page of a Pod shows: a rule of OpenShift's monitoring, and the working set of the whole pod. The namespace is added by
 * the proxy. `null`: nothing can be asked.
 */
export function usageQueries(deployments: readonly string[]): UsageQueries | null {
  // Of another name there is no Deployment, whatever a ClusterServiceVersion says.
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
 * A pod's name is its ReplicaSet's (the Deployment's with a hash), a hyphen and five random letters; what comes before
 * those is cut to 58 (apiserver, names.SimpleNameGenerator).
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

/** The values of an instant vector by the pod that they are about; what is no vector, or no number, is nothing. */
export function podValues(answer: unknown): PodValues {
  const { resultType, result } = recordIn(recordIn(answer)['data']);
  if (resultType !== 'vector') return new Map();
  return new Map(
    listIn(result).flatMap((sample): [string, number][] => {
      const { metric, value } = recordIn(sample);
      const pod = textIn(recordIn(metric)['pod']);
      // A number is sent as text, beside the time of it.
      const number = Number(textIn(listIn(value)[1]) ?? NaN);
      return pod === null || !Number.isFinite(number) ? [] : [[pod, number]];
    }),
  );
}
