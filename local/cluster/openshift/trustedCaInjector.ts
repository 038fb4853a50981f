import { textAt } from '../kube/json';
import type { Controller, KubeObject } from '../kube/types';

/** Milliseconds between the request and the injection. */
const DELAY = 100;

/** A fake of the trusted certificate authorities; nothing verifies against it. */
const BUNDLE = '-----BEGIN CERTIFICATE-----\nlocal\n-----END CERTIFICATE-----\n';
const KEY = 'ca-bundle.crt';

/** OpenShift's network operator: adds the trusted certificate authorities to ConfigMaps with its label. */
export function createTrustedCaInjector(): Controller {
  return {
    name: 'trusted-ca-injector',
    start: (client, clock) =>
      client.subscribe('configmaps', ({ type, object: { metadata } }) => {
        if (type === 'DELETED') return;
        const { name, namespace = '' } = metadata;
        const ref = { resource: 'configmaps', name, namespace };
        if (!lacksBundle(client.get(ref))) return;
        clock.after(DELAY, () => {
          if (lacksBundle(client.get(ref))) client.mergePatch(ref, { data: { [KEY]: BUNDLE } });
        });
      }),
  };
}

function lacksBundle(configMap: KubeObject | undefined): boolean {
  return (
    configMap?.metadata.labels?.['config.openshift.io/inject-trusted-cabundle'] === 'true' &&
    textAt(configMap, 'data', KEY) !== BUNDLE
  );
}
