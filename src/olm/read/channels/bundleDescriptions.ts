import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getCatalogMetas, getCatalogStream } from '~/kube/catalogd';
import { jsonIn } from '~/kube/json';
import { type BundleDescription, bundleDescription } from '~/olm/content/bundleDescription';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import { catalogContent, keptContent, orIfDisabled, userOf } from './edgeQueries';
import { descriptionIn, keptDescription, packageOf } from './readerThread';

/** A bundle, in the content of one of several catalogs. */
export type SoughtBundle = {
  /** The catalogs that can contain it, the most likely first. */
  readonly contents: readonly CatalogContent[];
  readonly packageName: string;
  readonly bundleName: string;
};

type Sought = Omit<SoughtBundle, 'contents'>;

/** The description, if known without a download, and the catalogs that require one. */
type ShortAnswer = {
  readonly found: BundleDescription | null;
  readonly unread: readonly CatalogContent[];
};

/** The description of a bundle from catalogd's query endpoint, or as stored earlier. */
export function knownDescription({ contents, ...sought }: SoughtBundle) {
  return queryOptions({
    queryKey: ['known-description', contents, sought],
    queryFn: async (asking): Promise<ShortAnswer> => {
      const unread: CatalogContent[] = [];
      for (const content of contents) {
        const found = await shortAnswer(asking, content, sought);
        if (found === 'unread') unread.push(content);
        else if (found !== null) return { found, unread: [] };
      }
      return { found: null, unread };
    },
    staleTime: Infinity,
  });
}

/** Downloads the content of catalogs until one contains the bundle; `null`: none does. */
export function downloadedDescription({ contents, ...sought }: SoughtBundle) {
  return queryOptions({
    queryKey: ['downloaded-description', contents, sought],
    queryFn: async ({ client, signal }): Promise<BundleDescription | null> => {
      const user = await userOf(client);
      for (const { path } of contents) {
        const body = await getCatalogStream(path, signal);
        const found = await descriptionIn(body, { ...sought, user, path });
        if (found !== null) return found;
      }
      return null;
    },
    staleTime: Infinity,
  });
}

type Asking = { readonly client: QueryClient; readonly signal: AbortSignal };

/** @returns `null`: the catalog does not contain the bundle */
async function shortAnswer(
  asking: Asking,
  content: CatalogContent,
  sought: Sought,
): Promise<BundleDescription | null | 'unread'> {
  const { client } = asking;
  const { path } = content;
  const { packageName, bundleName } = sought;
  const answer = await orIfDisabled<BundleDescription | null | 'unread'>(
    { ...asking, ...content },
    () => queried(asking, path, sought),
    'unread',
  );
  if (answer !== 'unread') return answer;
  const user = await userOf(client);
  const stored = await keptDescription({ ...sought, user, path });
  if (stored !== null) return stored;
  const whole = client.getQueryData(catalogContent(content).queryKey);
  const contentId = whole ?? (await client.query(keptContent(content)));
  if (contentId === null) return 'unread';
  const found = await packageOf(contentId, packageName);
  return found?.bundles.some(({ name }) => name === bundleName) === true ? 'unread' : null;
}

async function queried(
  { signal }: Asking,
  path: string,
  { packageName, bundleName }: Sought,
): Promise<BundleDescription | null> {
  const bundle = { schema: 'olm.bundle', package: packageName, name: bundleName };
  const described = await getCatalogMetas(path, bundle, signal);
  if (described === '') return null;
  const icon = await getCatalogMetas(path, { schema: 'olm.package', name: packageName }, signal);
  return bundleDescription(jsonIn(described), jsonIn(icon));
}
