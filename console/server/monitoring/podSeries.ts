import { createHash } from 'node:crypto';
import { listAt, textAt } from '../../json';

/** A series as it is now. */
export type Series = {
  readonly metric: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

/**
 * The measurements of the running pods of a namespace: the CPU usage of each by the rule
 * `pod:container_cpu_usage:sum`, and the memory of each container and (with an empty name) of the pod. The values are
 * invented: a constant part of the requested resources.
 */
export function podSeries(pods: readonly unknown[]): readonly Series[] {
  return pods.filter((pod) => textAt(pod, 'status', 'phase') === 'Running').flatMap(seriesOf);
}

function seriesOf(pod: unknown): readonly Series[] {
  const labels = {
    namespace: textAt(pod, 'metadata', 'namespace') ?? '',
    pod: textAt(pod, 'metadata', 'name') ?? '',
  };
  const containers = listAt(pod, 'spec', 'containers').map((container) => {
    const name = textAt(container, 'name') ?? '';
    const share = shareOf(`${labels.pod}/${name}`);
    const [cpu = 0.02, memory = 64 * 1024 ** 2] = ['cpu', 'memory'].map((resource) =>
      amountOf(textAt(container, 'resources', 'requests', resource)),
    );
    return { name, cpu: cpu * share * 0.4, memory: Math.round(memory * (0.4 + share * 0.5)) };
  });
  const memory = (container: string, value: number): Series => ({
    metric: 'container_memory_working_set_bytes',
    labels: { ...labels, container },
    value,
  });
  return [
    {
      metric: 'pod:container_cpu_usage:sum',
      labels,
      value: sum(containers.map(({ cpu }) => cpu)),
    },
    memory('', sum(containers.map((container) => container.memory))),
    ...containers.map((container) => memory(container.name, container.memory)),
  ];
}

/** Between 0 and 1. */
function shareOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt16BE(0) / 0xff_ff;
}

function amountOf(quantity: string | undefined): number | undefined {
  const [, digits, unit = ''] = /^([\d.]+)(m|Ki|Mi|Gi)?$/.exec(quantity ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits) * (UNITS[unit] ?? 1);
}

const UNITS: Readonly<Record<string, number>> = {
  m: 0.001,
  Ki: 1024,
  Mi: 1024 ** 2,
  Gi: 1024 ** 3,
};

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
