import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getStream, whoAmI } from '~/kube/request';
import { urlOf } from '~/kube/resource';
import { listPermission } from '~/kube/permissions';
import type { PackageSource } from '~/olm/packages/packageSource';
import { packageManifestModel } from '~/kube/models/olm';
import {
  type Contents,
  downloadedContents,
  restoredContents,
  takenContents,
} from '~/olm/read/packageIndex/indexThread';
import { mayList } from '~/kube/useCan';

export type SourceContents = Contents & {
  /** Restored from an earlier visit, before the first answer of the server. */
  readonly isRestored: boolean;
};

/** The name of the user. The browser storage is separate for each user. */
export function currentUser() {
  return queryOptions({
    queryKey: ['user'],
    queryFn: ({ signal }) => whoAmI(signal),
    retry: false,
  });
}

/**
 * The packages of one source. The first answer comes from the browser storage, if any. The later ones come from the
 * package server, which cannot be watched, ignores `limit` and sends tens of megabytes.
 * @param user `null`: nothing is stored
 */
export function packageContents(user: string | null, source: PackageSource) {
  const indexed = { user, sourceId: source.id, identity: source.identity };
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- with a new identity the old packages stay until the new ones are there
  return queryOptions({
    queryKey: ['package-contents', user, source.id],
    queryFn: async ({ signal, client, queryKey }): Promise<SourceContents> => {
      const before = client.getQueryData<SourceContents>(queryKey);
      // Before anything can fail, so that a failed request is not repeated automatically.
      requestedBy(client).set(keyOf(user, source), source.identity);
      const restored = before === undefined ? await restoredContents(indexed) : null;
      if (restored !== null) {
        requestedBy(client).delete(keyOf(user, source));
        return { ...restored, isRestored: true };
      }
      await checkPermission(client, source);
      return { ...(await downloaded(indexed, source, { before, signal })), isRestored: false };
    },
    gcTime: Infinity,
    // `takenContents` keeps equal objects. A comparison of thousands of packages would block the page.
    structuralSharing: false,
  });
}

/**
 * Checks the permission in the namespace. Users with permission for every catalog were checked before. Without the
 * check, the worker and then the console would send a forbidden request.
 * @throws ClusterError `forbidden`
 */
async function checkPermission(
  client: QueryClient,
  { catalog, namespace }: PackageSource,
): Promise<void> {
  if (catalog !== null || (await mayList(client, packageManifestModel, namespace))) return;
  const permission = listPermission(packageManifestModel, namespace);
  throw new ClusterError({ kind: 'forbidden', message: '', permission });
}

/** Whether a source changed since the last request to the package server, or was never requested. */
export function isOutdated(
  client: QueryClient,
  user: string | null,
  source: PackageSource,
): boolean {
  return requestedBy(client).get(keyOf(user, source)) !== source.identity;
}

/** The requested identity of each source, per cache of the answers. */
const requested = new WeakMap<QueryClient, Map<string, string>>();

function requestedBy(client: QueryClient): Map<string, string> {
  const known = requested.get(client) ?? new Map<string, string>();
  requested.set(client, known);
  return known;
}

function keyOf(user: string | null, { id }: PackageSource): string {
  return `${user ?? ''}\n${id}`;
}

/**
 * Milliseconds. The package server reads a changed catalog shortly after the status of the catalog changes. If the
 * answer is still the same, it is requested again, twice.
 */
const AGAIN_AFTER: readonly number[] = [4000, 15_000];

async function downloaded(
  indexed: Parameters<typeof takenContents>[0],
  source: PackageSource,
  { before, signal }: { before: SourceContents | undefined; signal: AbortSignal },
): Promise<Contents> {
  const hasChanged = before?.isRestored === false && before.identity !== source.identity;
  let contents = await asking();
  for (const delay of hasChanged ? AGAIN_AFTER : []) {
    if (contents.digest !== before?.digest) break;
    await waiting(delay, signal);
    contents = await asking();
  }
  return contents;

  async function asking(): Promise<Contents> {
    const address = { namespace: source.namespace ?? undefined, ...selecting(source) };
    const direct = await downloadedContents(indexed, urlOf(packageManifestModel, address), before);
    if (direct !== null) return direct;
    const body = await getStream(packageManifestModel, address, signal);
    return takenContents(indexed, body, before);
  }
}

function selecting({ catalog }: PackageSource) {
  if (catalog === null) return {};
  return {
    query: { labelSelector: `catalog=${catalog.name},catalog-namespace=${catalog.namespace}` },
  };
}

function waiting(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('No longer wanted', 'AbortError'));
    });
  });
}
