import type { JsonRecord } from '~/domain/catalog/json';
import { type UnpackedBundle, decodeBundle } from '~/domain/plans/content/decodeBundle';
import { parseManifest } from '~/domain/plans/content/parseManifest';

/** What is too slow for the thread that draws the page. */
export type BundleDecoder = {
  readonly bundle: (configMap: unknown) => Promise<UnpackedBundle>;
  readonly manifest: (text: string) => JsonRecord | null;
};

export const bundleDecoder: BundleDecoder = { bundle: decodeBundle, manifest: parseManifest };
