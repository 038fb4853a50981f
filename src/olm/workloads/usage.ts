import { listIn, recordIn, textIn } from '~/kube/json';

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
