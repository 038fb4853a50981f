/** The recorded situations of OLM v1, as the facts of each extension after every event. */
import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type JsonRecord, recordIn, textIn } from '~/kube/json';
import { type Catalog, readCatalog } from '~/olm/extensions/catalog';
import { type Extension, readExtension } from '~/olm/extensions/extension';
import type { ClusterCatalog, ClusterExtension } from '~/kube/models/olmV1';
import type { Deployment } from '~/kube/models/deployment';

export type ExtensionMoment = {
  readonly situation: string;
  readonly ms: number;
  readonly extension: Extension;
  readonly deployments: readonly Deployment[];
  readonly catalogs: readonly Catalog[];
};

const FOLDERS = ['test-data/olm-recordings', 'test-data/olm-recordings-v1'];

export function extensionMoments(): readonly ExtensionMoment[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith('v1_'))
      .toSorted()
      .flatMap((name) => momentsIn(`${folder}/${name}`, name.replace('.jsonl.gz', ''))),
  );
}

function momentsIn(path: string, situation: string): readonly ExtensionMoment[] {
  // The catalog of the recordings was created before they started.
  const objects = new Map<string, unknown>([['clustercatalogs undefined acme', ACME]]);
  return gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => recordIn(JSON.parse(line)))
    .flatMap((event) => {
      applyEvent(objects, event);
      const listed = (resource: string) =>
        [...objects].filter(([key]) => key.startsWith(`${resource} `)).map(([, object]) => object);
      const deployments = listed('deployments').filter(isDeployment);
      const catalogs = listed('clustercatalogs').filter(isCatalog).map(readCatalog);
      const ms = Number(event['ms']);
      return listed('clusterextensions')
        .filter(isExtension)
        .map((one) => ({ situation, ms, extension: readExtension(one), deployments, catalogs }));
    });
}

function applyEvent(objects: Map<string, unknown>, { resource, type, object }: JsonRecord): void {
  const { namespace, name } = recordIn(recordIn(object)['metadata']);
  const key = [resource, namespace, name].map(String).join(' ');
  if (type === 'DELETED') objects.delete(key);
  else objects.set(key, object);
}

const ACME: ClusterCatalog = {
  kind: 'ClusterCatalog',
  metadata: { name: 'acme', labels: { 'olm.operatorframework.io/metadata.name': 'acme' } },
  status: { conditions: [{ type: 'Serving', status: 'True' }] },
};

const isExtension = (value: unknown): value is ClusterExtension =>
  textIn(recordIn(value)['kind']) === 'ClusterExtension';
const isCatalog = (value: unknown): value is ClusterCatalog =>
  textIn(recordIn(value)['kind']) === 'ClusterCatalog';
const isDeployment = (value: unknown): value is Deployment =>
  textIn(recordIn(value)['kind']) === 'Deployment';
