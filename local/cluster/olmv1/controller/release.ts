/** Release storage of operator-controller's Helm driver: one Secret per applied revision of an extension. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { numberAt, parseJson, textAt } from '../../kube/json';
import { isKubeObject, timestamp } from '../../kube/objects';
import type { ClusterClient, DraftObject, KubeObject, OwnerReference } from '../../kube/types';

export type Release = {
  readonly revision: number;
  readonly name: string;
  readonly version: string;
  /** Of the bundle. */
  readonly image: string;
  readonly manifest: string;
  /** As applied, without their owner. */
  readonly objects: readonly DraftObject[];
  readonly installedIn: string;
};

const TYPE = 'operatorframework.io/index.v1';

/** Revisions that are kept. */
const KEPT = 10;

export type ReleaseOf = {
  readonly client: ClusterClient;
  /** operator-controller's. */
  readonly namespace: string;
  readonly extension: string;
};

/** The latest one. */
export function deployedRelease(of: ReleaseOf): Release | undefined {
  return secretsOf(of).map(readRelease).at(-1);
}

/** JSON objects without separators, each in its own line, as operator-controller's postrenderer writes them. */
export function manifestOf(objects: readonly DraftObject[]): string {
  return objects.map((object) => `${JSON.stringify(object)}\n`).join('');
}

type News = Omit<Release, 'revision' | 'objects'> & {
  readonly packageName: string;
  readonly owner: OwnerReference;
  readonly now: number;
};

export function storeRelease(of: ReleaseOf, news: News): void {
  const { client, namespace, extension } = of;
  const known = secretsOf(of);
  const revision = (known.length === 0 ? 0 : revisionOf(known.at(-1))) + 1;
  for (const secret of known) relabel(client, secret);
  for (const { metadata } of known.slice(0, Math.max(0, known.length + 1 - KEPT))) {
    client.delete({ resource: 'secrets', namespace, name: metadata.name });
  }
  const name = `sh.helm.release.v1.${extension}.v${revision}`;
  client.create('secrets', {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: {
      name,
      namespace,
      labels: {
        name: extension,
        owner: 'operator-controller',
        status: 'deployed',
        type: 'index',
        version: String(revision),
      },
      ownerReferences: [news.owner],
    },
    type: TYPE,
    immutable: false,
    data: {
      chunk: gzipSync(JSON.stringify(contentOf(extension, revision, news))).toString('base64'),
      extraChunks: Buffer.from('[]').toString('base64'),
    },
  });
}

function contentOf(extension: string, revision: number, news: News): object {
  const { name, version, image, packageName, manifest, installedIn, now } = news;
  const at = timestamp(now);
  return {
    name: extension,
    info: {
      first_deployed: at,
      last_deployed: at,
      deleted: '',
      description: revision === 1 ? 'Install complete' : 'Upgrade complete',
      status: 'deployed',
    },
    chart: { metadata: { name: packageName, version, annotations: {} }, values: {} },
    manifest,
    version: revision,
    namespace: installedIn,
    labels: {
      'olm.operatorframework.io/bundle-name': name,
      'olm.operatorframework.io/bundle-reference': image,
      'olm.operatorframework.io/bundle-version': version,
      'olm.operatorframework.io/package-name': packageName,
    },
  };
}

function relabel(client: ClusterClient, { metadata }: KubeObject): void {
  const { name, namespace = '' } = metadata;
  client.mergePatch(
    { resource: 'secrets', namespace, name },
    { metadata: { labels: { status: 'superseded' } } },
  );
}

/** In the order of their revisions. */
function secretsOf({ client, namespace, extension }: ReleaseOf): readonly KubeObject[] {
  return client
    .list('secrets', { namespace, labels: { name: extension, type: 'index' } })
    .filter((secret) => secret['type'] === TYPE)
    .toSorted((one, other) => revisionOf(one) - revisionOf(other));
}

function revisionOf(secret: KubeObject | undefined): number {
  return Number(secret?.metadata.labels?.['version'] ?? '0');
}

const read = new WeakMap<object, Release>();

/** Identified by its data, which label changes do not affect. */
function readRelease(secret: KubeObject): Release {
  const data = secret['data'];
  const key = typeof data === 'object' && data !== null ? data : secret;
  const known = read.get(key);
  if (known !== undefined) return known;
  const zipped = Buffer.from(textAt(secret, 'data', 'chunk') ?? '', 'base64');
  const content = parseJson(gunzipSync(zipped).toString());
  const label = (name: string) =>
    textAt(content, 'labels', `olm.operatorframework.io/${name}`) ?? '';
  const said = (key: string) => textAt(content, key) ?? '';
  const manifest = said('manifest');
  const release = {
    revision: numberAt(content, 'version') ?? 0,
    name: label('bundle-name'),
    version: label('bundle-version'),
    image: label('bundle-reference'),
    manifest,
    installedIn: said('namespace'),
    objects: manifest
      .split('\n')
      .filter((line) => line !== '')
      .map(parseJson)
      .filter(isKubeObject),
  };
  read.set(key, release);
  return release;
}
