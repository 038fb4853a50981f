import type { JsonRecord } from '~/domain/catalog/json';
import { type BundleFile, bundleFiles } from '~/domain/plans/content/bundleFiles';
import { parseManifest } from '~/domain/plans/content/parseManifest';

/** What is too slow for the thread that draws the page. */
export type BundleDecoder = {
  /** Hands over the files of an unpack ConfigMap one by one: all in one message would be received in one long task. */
  readonly bundle: (configMap: unknown, take: (file: BundleFile) => unknown) => Promise<void>;
  readonly manifest: (text: string) => JsonRecord | null;
};

export const bundleDecoder: BundleDecoder = {
  bundle: async (configMap, take) => {
    for await (const file of bundleFiles(configMap)) await take(file);
  },
  manifest: parseManifest,
};
