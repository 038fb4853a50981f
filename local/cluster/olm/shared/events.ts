/** Events like those of client-go's recorder: equal ones are counted, and frequent ones are limited. */
import type { Clock, ClusterClient, KubeObject } from '../../kube/types';
import { timestamp } from './names';

export type EventNews = {
  readonly about: KubeObject;
  readonly type: 'Normal' | 'Warning';
  readonly reason: string;
  readonly message: string;
};

export type EventRecorder = (news: EventNews) => void;

/** OLM's recorder permits ten events of one reason per object, then one more every five minutes. */
const burst = 10;
const refillMilliseconds = 300_000;

/** Creates a recorder for one component, such as `operator-lifecycle-manager` or `job-controller`. */
export function createEventRecorder(
  client: ClusterClient,
  clock: Clock,
  component: string,
): EventRecorder {
  const written = new Map<string, KubeObject>();
  const allowances = new Map<string, { left: number; since: number }>();

  return (news) => {
    const object = [news.about.kind, news.about.metadata.namespace, news.about.metadata.name];
    const subject = [...object, news.about.metadata.uid, news.reason].join('|');
    const key = [subject, news.type, news.message].join('|');
    if (!mayPass(subject)) return;
    const known = written.get(key);
    const current = known === undefined ? undefined : stored(client, known);
    written.set(
      key,
      current === undefined
        ? client.create('events', firstEvent(news, clock.now(), component))
        : client.update('events', {
            ...current,
            lastTimestamp: timestamp(clock.now()),
            count: (typeof current['count'] === 'number' ? current['count'] : 1) + 1,
          }),
    );
  };

  function mayPass(subject: string): boolean {
    const now = clock.now();
    const before = allowances.get(subject) ?? { left: burst, since: now };
    const left = Math.min(burst, before.left + (now - before.since) / refillMilliseconds);
    allowances.set(subject, { left: left >= 1 ? left - 1 : left, since: now });
    return left >= 1;
  }
}

function stored(client: ClusterClient, event: KubeObject): KubeObject | undefined {
  const { name, namespace } = event.metadata;
  return client.get({
    resource: 'events',
    name,
    ...(namespace === undefined ? {} : { namespace }),
  });
}

let sequence = 0;

function firstEvent(news: EventNews, now: number, component: string): KubeObject {
  const { metadata } = news.about;
  sequence += 1;
  const nanoseconds = BigInt(now) * 1_000_000n + BigInt(sequence % 1_000_000);
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: {
      name: `${metadata.name}.${nanoseconds.toString(16)}`,
      namespace: metadata.namespace ?? 'default',
    },
    involvedObject: {
      kind: news.about.kind,
      ...(metadata.namespace === undefined ? {} : { namespace: metadata.namespace }),
      name: metadata.name,
      uid: metadata.uid,
      apiVersion: news.about.apiVersion,
      resourceVersion: metadata.resourceVersion,
    },
    reason: news.reason,
    message: news.message,
    source: { component },
    firstTimestamp: timestamp(now),
    lastTimestamp: timestamp(now),
    count: 1,
    type: news.type,
    eventTime: null,
    reportingComponent: component,
    reportingInstance: '',
  };
}
