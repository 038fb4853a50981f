import { describe, expect, it } from 'vitest';
import type { ContainerState, Pod } from '~/kube/models/workloads';
import { containersOf, firstContainer } from './workloads';
import { podEvents } from './podEvents';

const aPod = (states: Readonly<Record<string, ContainerState>>): Pod => ({
  metadata: { name: 'p' },
  spec: {
    initContainers: [{ name: 'setup' }],
    containers: [{ name: 'manager' }, { name: 'proxy' }, 7],
  },
  status: {
    containerStatuses: Object.entries(states).map(([name, state]) => ({ name, state })),
  },
});

describe('firstContainer', () => {
  const waiting = { waiting: { reason: 'CrashLoopBackOff' } };
  it.each<[string, Pod, string | null, string | null]>([
    ['the requested one', aPod({ manager: waiting }), 'proxy', 'proxy'],
    ['the failing one', aPod({ proxy: waiting }), null, 'proxy'],
    ['one that failed', aPod({ proxy: { terminated: { exitCode: 2 } } }), 'gone', 'proxy'],
    ['one that is starting is not failing', aPod({ proxy: { waiting: {} } }), null, 'manager'],
    ['the first that is not an init container', aPod({}), null, 'manager'],
    ['none of a pod without containers', { metadata: { name: 'p' } }, null, null],
  ])('%s', (_, pod, wanted, expected) => {
    expect(firstContainer(containersOf(pod), wanted)?.name ?? null).toBe(expected);
  });
});

it('shows Kubernetes’ reason of each container’s state', () => {
  const states = containersOf(aPod({ manager: {}, proxy: { terminated: { reason: 'Error' } } }));
  expect(states.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'setup ',
    'manager Running',
    'proxy Error',
  ]);
});

it('lists events by any of their times, latest first', () => {
  const items = [
    { metadata: { uid: 'a' }, reason: 'Pulled', firstTimestamp: '2026-01-01T00:00:01Z' },
    {
      metadata: { uid: 'b' },
      reason: 'BackOff',
      type: 'Warning',
      count: 3,
      lastTimestamp: '2026-01-01T00:00:09Z',
    },
    {
      metadata: { uid: 'c' },
      reason: 'Scheduled',
      lastTimestamp: null,
      eventTime: '2026-01-01T00:00:05.000Z',
    },
    7,
  ];
  const found = podEvents({ items });
  expect(found.map(({ reason, count }) => `${reason} ${count}`)).toEqual([
    'BackOff 3',
    'Scheduled 1',
    'Pulled 1',
    ' 1',
  ]);
});
