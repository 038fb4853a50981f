/** APIServices: groups that another server serves through a Service, and what happens when that is gone. */
import { objectAt, textAt } from '../json';
import { timestamp } from '../objects';
import type { ClusterClient, Controller, KubeObject } from '../types';

const API_SERVICES = 'apiservices.apiregistration.k8s.io';

/** Whether an API is served through a Service that is not there. Its paths answer 503. */
export function isUnavailable(
  client: Pick<ClusterClient, 'get'>,
  api: { readonly group: string; readonly version: string },
): boolean {
  const name = `${api.version}.${api.group}`;
  const registered = client.get({ resource: API_SERVICES, name });
  return registered !== undefined && missingService(client, registered) !== undefined;
}

/** Group and version of each API that cannot be asked what it serves. */
export function undiscovered(client: Pick<ClusterClient, 'get' | 'list'>): readonly string[] {
  return client
    .list(API_SERVICES)
    .filter((registered) => missingService(client, registered) !== undefined)
    .map(({ spec }) => `${textAt(spec, 'group') ?? ''}/${textAt(spec, 'version') ?? ''}`);
}

/** Keeps the condition `Available` of APIServices, as kube-aggregator's status controller words it. */
export function createAvailabilityController(): Controller {
  return {
    name: 'apiservice-availability',
    start: (client, clock) => {
      const look = (): void => {
        for (const registered of client.list(API_SERVICES)) {
          report(client, registered, timestamp(clock.now()));
        }
      };
      look();
      const stops = [API_SERVICES, 'services'].map((resource) => client.subscribe(resource, look));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

function report(client: ClusterClient, registered: KubeObject, now: string): void {
  const missing = missingService(client, registered);
  const reason = missing === undefined ? reasonOf(registered) : 'ServiceNotFound';
  const [known] = [registered.status?.['conditions']].flat();
  if (textAt(known, 'reason') === reason) return;
  client.updateStatus(API_SERVICES, {
    ...registered,
    status: {
      conditions: [
        {
          type: 'Available',
          status: missing === undefined ? 'True' : 'False',
          lastTransitionTime: now,
          reason,
          message: missing ?? MESSAGES[reason],
        },
      ],
    },
  });
}

const MESSAGES = {
  Local: 'Local APIServices are always available',
  Passed: 'all checks passed',
  ServiceNotFound: '',
} as const;

function reasonOf({ spec }: KubeObject): 'Local' | 'Passed' {
  return objectAt(spec, 'service') === undefined ? 'Local' : 'Passed';
}

/** Why nobody can be asked; `undefined`: the Service is there, or the API server serves the group itself. */
function missingService(
  client: Pick<ClusterClient, 'get'>,
  { spec }: KubeObject,
): string | undefined {
  const service = objectAt(spec, 'service');
  if (service === undefined) return undefined;
  const name = textAt(service, 'name') ?? '';
  const namespace = textAt(service, 'namespace') ?? '';
  return client.get({ resource: 'services', namespace, name }) === undefined
    ? `service/${name} in "${namespace}" is not present`
    : undefined;
}
