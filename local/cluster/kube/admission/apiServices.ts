/** APIServices: groups that another server provides through a Service, with and without that Service. */
import { objectAt, textAt } from '../json';
import { timestamp } from '../objects';
import type { ClusterClient, Controller, KubeObject } from '../types';

const API_SERVICES = 'apiservices.apiregistration.k8s.io';

/** Whether the Service of an API does not exist. Its paths answer 503. */
export function isUnavailable(
  client: Pick<ClusterClient, 'get'>,
  api: { readonly group: string; readonly version: string },
): boolean {
  const name = `${api.version}.${api.group}`;
  const registered = client.get({ resource: API_SERVICES, name });
  return registered !== undefined && missingService(client, registered) !== undefined;
}

/** Group and version of each API whose discovery fails. */
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

/** Why discovery fails; `undefined`: the Service exists, or the API server provides the group itself. */
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
