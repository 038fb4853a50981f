import type { K8sModel, K8sVerb } from '@openshift-console/dynamic-plugin-sdk';
import {
  getResourcesInFlight,
  receivedResources,
} from '@openshift-console/dynamic-plugin-sdk/lib/app/k8s/actions/k8s';
import { listAt, textAt, textsAt, valueAt } from '../../json';
import { fetchJson } from '../connection/consoleFetch';
import { isDiscovered } from '../plugins/modelFlags';
import { serverFlags } from '../serverFlags';
import { store } from '../store/store';
import { abbreviationOf } from './abbreviation';

const API = 'api/kubernetes';
const POLL_MS = 60_000;
const SECOND_ROUND_MS = 5_000;
const VERBS: ReadonlySet<string> = new Set([
  'create',
  'get',
  'list',
  'update',
  'patch',
  'delete',
  'deletecollection',
  'watch',
  'impersonate',
]);

/**
 * Reads all served kinds into the store, and again every minute, as the console does for users who cannot list
 * definitions. For others it does so when a definition is created, usually before the kind is served, and not again
 * (startAPIDiscovery of openshift/console, public/actions/k8s.ts). In both cases a new kind is unknown for long, and a
 * plugin must handle that.
 */
export function startDiscovery(): void {
  const isRacing = serverFlags.modelFlags !== undefined && rounds === 0;
  void discover().finally(() => setTimeout(startDiscovery, isRacing ? SECOND_ROUND_MS : POLL_MS));
}

/** The number of completed rounds. */
export function discoveryRounds(): number {
  return rounds;
}

let rounds = 0;

/** One round of discovery. A group that fails (an aggregated API that is down) is left out. */
export async function discover(): Promise<void> {
  store.dispatch(getResourcesInFlight());
  const [core, groups] = await Promise.all(['api', 'apis'].map((path) => ask(path, AGGREGATED)));
  if (groups === undefined) {
    return;
  }
  const lists = isAggregated(groups) ? listsIn(core, groups) : await listsOneByOne(groups);
  rounds += 1;
  store.dispatch(
    receivedResources({
      models: lists.flatMap(modelsOf),
      adminResources: [],
      allResources: [],
      clusterOperatorConfigResources: [],
      configResources: [],
      groupVersionMap: {},
      namespacedSet: new Set(),
      safeResources: [],
    }),
  );
}

/** All kinds at once, since Kubernetes 1.27; an older server answers the last type. */
const AGGREGATED = [
  ...['v2', 'v2beta1'].map(
    (version) => `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`,
  ),
  'application/json',
].join(',');

function ask(path: string, accepted?: string): Promise<unknown> {
  return fetchJson(`/${API}/${path}`, accepted).catch((): unknown => undefined);
}

function isAggregated(groups: unknown): boolean {
  return textAt(groups, 'kind') === 'APIGroupDiscoveryList';
}

function listsOneByOne(groups: unknown): Promise<readonly unknown[]> {
  const versions = listAt(groups, 'groups').flatMap((group) =>
    listAt(group, 'versions').map((version) => `apis/${textAt(version, 'groupVersion') ?? ''}`),
  );
  return Promise.all(['api/v1', ...versions].filter(isWanted).map((path) => ask(path)));
}

/** Aggregated discovery in the form of one list per version. */
function listsIn(...answers: readonly unknown[]): readonly object[] {
  const groups = answers.flatMap((answer) => listAt(answer, 'items'));
  return groups.flatMap((group) => {
    const name = textAt(group, 'metadata', 'name') ?? '';
    return listAt(group, 'versions').flatMap((of) => {
      const version = textAt(of, 'version') ?? '';
      const groupVersion = name === '' ? version : `${name}/${version}`;
      const resources = listAt(of, 'resources').map(asInList);
      return isWanted(`${name === '' ? 'api' : 'apis'}/${groupVersion}`)
        ? [{ groupVersion, resources }]
        : [];
    });
  });
}

function isWanted(path: string): boolean {
  return isDiscovered(path, serverFlags.modelFlags, rounds);
}

function asInList(resource: unknown): object {
  return {
    name: textAt(resource, 'resource'),
    kind: textAt(resource, 'responseKind', 'kind'),
    singularName: textAt(resource, 'singularResource'),
    namespaced: textAt(resource, 'scope') === 'Namespaced',
    shortNames: listAt(resource, 'shortNames'),
    verbs: listAt(resource, 'verbs'),
  };
}

function modelsOf(list: unknown): readonly K8sModel[] {
  const groupVersion = textAt(list, 'groupVersion') ?? '';
  const [group, version] = groupVersion.split('/');
  return listAt(list, 'resources')
    .filter((resource) => textAt(resource, 'name')?.includes('/') === false)
    .map((resource) => {
      const kind = textAt(resource, 'kind') ?? '';
      return {
        kind,
        abbr: abbreviationOf(kind),
        crd: true,
        id: textAt(resource, 'singularName') ?? kind.toLowerCase(),
        label: kind,
        labelPlural: kind.endsWith('s') ? kind : `${kind}s`,
        namespaced: valueAt(resource, 'namespaced') === true,
        plural: textAt(resource, 'name') ?? '',
        shortNames: [...textsAt(resource, 'shortNames')],
        verbs: textsAt(resource, 'verbs').filter(isVerb),
        ...(version === undefined
          ? { apiVersion: groupVersion }
          : { apiGroup: group ?? '', apiVersion: version }),
      };
    });
}

function isVerb(verb: string): verb is K8sVerb {
  return VERBS.has(verb);
}
