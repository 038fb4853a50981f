/** A cluster whose package `quill` requests access, for tests of the Install page. */
import { answering, requests, watched } from './consoleSdk';
import { anInstallCluster } from './installCluster';
import { aPackageList, aPackageManifest, aRawChannel } from './packageBuilders';

type Annotations = Readonly<Record<string, string>>;

/** @param answers objects `cluster` of OpenShift's configuration, by their plural */
export function anAskingCluster(
  annotations: Annotations,
  answers: Readonly<Record<string, unknown>> = {},
  may: (resource: string) => boolean = () => true,
) {
  answering(({ url }) => {
    if (url.includes('/packagemanifests')) {
      return aPackageList(aPackageManifest({ channels: [aRawChannel({ annotations })] }));
    }
    const plural = /\/(\w+)\/cluster$/.exec(url)?.[1] ?? '';
    return answers[plural];
  });
  anInstallCluster(may);
}

/** The configuration of a platform that uses short-lived credentials. */
export const inCloud = (platform: string) => ({
  authentications: { spec: { serviceAccountIssuer: 'https://oidc.example.com/abc' } },
  infrastructures: { status: { platform, platformStatus: { type: platform } } },
  cloudcredentials: { spec: { credentialsMode: 'Manual' } },
});

/** The console loads these plugins. */
export function aConsole(plugins: readonly string[]) {
  watched('Console', { data: [{ metadata: { name: 'cluster' }, spec: { plugins } }] });
}

/** Annotations of an Operator that requests monitoring. */
export const MONITORED = {
  'operatorframework.io/cluster-monitoring': 'true',
  'operatorframework.io/suggested-namespace': 'openshift-quill',
};

/** Annotations of an Operator with console plugins. */
export const PLUGINS = { 'console.openshift.io/plugins': '["quill-console", "quill-alerts"]' };

/** The last body sent for a resource, without the dry runs. */
export const sent = (resource: string) =>
  requests()
    .filter(({ method, url }) => method === 'POST' && url.endsWith(`/${resource}`))
    .at(-1)?.body;
