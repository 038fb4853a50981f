import { type JsonRecord, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import { type DeploymentSpec, containersOf } from './podSpecs';

/** One fact about a Deployment. */
export type PodFact = {
  readonly aspect: PodAspect;
  /** `null`: the Deployment or the whole pod. */
  readonly container: string | null;
  readonly text: string;
  /** A value that is compared but not shown, such as that of an environment variable. */
  readonly hidden: string | null;
};

export type PodAspect =
  | 'replicas'
  | 'account'
  | 'containers'
  | 'image'
  | 'command'
  | 'args'
  | 'env'
  | 'security'
  | 'requests'
  | 'limits'
  | 'host'
  | 'placement'
  | 'volumes';

/** The facts of a Deployment. */
export function podFacts({ spec, pod }: DeploymentSpec): readonly PodFact[] {
  const { replicas } = spec;
  return [
    fact('replicas', String(typeof replicas === 'number' ? replicas : 1)),
    fact('account', textIn(pod['serviceAccountName']) ?? 'default'),
    ...leaves(pod['securityContext']).map((text) => fact('security', text)),
    ...HOST.filter((field) => pod[field] === true).map((field) => fact('host', field)),
    ...hostPaths(pod).map((path) => fact('host', `hostPath ${path}`)),
    ...leaves(pod['nodeSelector']).map((text) => fact('placement', text)),
    ...listIn(pod['tolerations']).map((one) =>
      fact('placement', `toleration ${leaves(one).join(' ')}`),
    ),
    ...volumesIn(pod).map(([name, hidden]) => ({ ...fact('volumes', name), hidden })),
    ...containersOf(pod).flatMap(containerFacts),
  ];
}

const HOST = ['hostNetwork', 'hostPID', 'hostIPC'] as const;

function fact(aspect: PodAspect, text: string): PodFact {
  return { aspect, container: null, text, hidden: null };
}

function hostPaths(pod: JsonRecord): readonly string[] {
  return listIn(pod['volumes']).flatMap((volume) => {
    const { hostPath } = recordIn(volume);
    return hostPath === undefined ? [] : [textIn(recordIn(hostPath)['path']) ?? ''];
  });
}

function volumesIn(pod: JsonRecord): readonly (readonly [string, string])[] {
  return listIn(pod['volumes']).map((volume) => {
    const { name, ...source } = recordIn(volume);
    return [textIn(name) ?? '', leaves(source).join(' ')];
  });
}

function containerFacts(container: JsonRecord): readonly PodFact[] {
  const name = textIn(container['name']) ?? '';
  const { requests, limits } = recordIn(container['resources']);
  const lines: readonly (readonly [PodAspect, readonly string[]])[] = [
    ['image', textsIn([container['image']])],
    ['command', textsIn(container['command'])],
    ['args', textsIn(container['args'])],
    ['security', leaves(container['securityContext'])],
    ['requests', leaves(requests)],
    ['limits', leaves(limits)],
  ];
  return [
    fact('containers', name),
    ...lines.flatMap(([aspect, texts]) =>
      texts.map((text) => ({ aspect, container: name, text, hidden: null })),
    ),
    ...listIn(container['env']).flatMap((item) => envFact(name, recordIn(item))),
  ];
}

/** The name only, because values can be passwords. */
function envFact(container: string, { name, ...source }: JsonRecord): readonly PodFact[] {
  const text = textIn(name);
  return text === null
    ? []
    : [{ aspect: 'env', container, text, hidden: leaves(source).join('\n') }];
}

/** Every value in an object with its path, sorted by name: `capabilities.add: NET_ADMIN`. */
function leaves(value: unknown, depth = 0): readonly string[] {
  if (depth > MAX_DEPTH) return ['…'];
  return Object.entries(recordIn(value))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, inner]) => {
      if (Array.isArray(inner)) {
        return listIn(inner).flatMap((item) => named(name, item, depth));
      }
      return named(name, inner, depth);
    });
}

function named(name: string, value: unknown, depth: number): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${name}: ${String(value)}`];
  const inner = leaves(value, depth + 1);
  return inner.length === 0 ? [name] : inner.map((text) => `${name}.${text}`);
}

/** Deeper than any field of a pod. */
const MAX_DEPTH = 12;
