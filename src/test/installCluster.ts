/** A cluster that offers the package `quill`, for tests of the Install page. */
import { anOperatorGroup } from './builders';
import { answering, requests, watched } from './consoleSdk';
import { aNamespace } from './installBuilders';
import { aPackageList, aPackageManifest } from './packageBuilders';
import { SUBSCRIPTION_CRD } from './subscriptionSchema';

export const QUILL = {
  catalogNamespace: 'openshift-marketplace',
  catalog: 'community-operators',
  packageName: 'quill',
};

/** @param may whether a resource is permitted; objects in a namespace can always be read */
export function anInstallCluster(may: (resource: string) => boolean = () => true): void {
  const globalGroup = { name: 'global-operators', namespace: 'openshift-operators', spec: {} };
  watched('Project', { data: ['openshift-operators', 'team-a'].map((name) => aNamespace(name)) });
  watched('OperatorGroup', { data: [anOperatorGroup(globalGroup)] });
  watched('Subscription', {});
  watched('InstallPlan', {});
  watched('ClusterServiceVersion', {});
  answering(({ url, body }) => {
    if (url.includes('/packagemanifests')) return aPackageList(aPackageManifest());
    if (url.endsWith('/subscriptions.operators.coreos.com')) return SUBSCRIPTION_CRD;
    if (!url.endsWith(REVIEWS)) return undefined;
    const requested = JSON.stringify(body);
    const resource = /"resource":"(\w+)"/.exec(requested)?.[1] ?? '';
    const isReadHere = /"verb":"(get|list)"/.test(requested) && requested.includes('"namespace":');
    return { status: { allowed: isReadHere || may(resource) } };
  });
}

/** Answers every creation, or lets those of one resource fail. */
export function creating(isRefused: (resource: string) => boolean = () => false): void {
  answering(({ method, url }) => {
    if (method !== 'POST') return undefined;
    const resource = url.split('/').pop() ?? '';
    if (isRefused(resource)) throw Object.assign(new Error('quota exceeded'), { code: 500 });
    return {};
  });
}

/** The created resources in order, without dry runs. */
export function created(): readonly string[] {
  return requests()
    .filter(({ method, url }) => method === 'POST' && !url.includes('dryRun'))
    .map(({ url }) => url.split('/').pop() ?? '')
    .filter((resource) => resource !== REVIEWS);
}

const REVIEWS = 'selfsubjectaccessreviews';
