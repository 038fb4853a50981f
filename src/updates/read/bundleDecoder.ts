import type { JsonRecord } from '~/kube/json';
import { yamlStream } from '~/olm/exportedYaml';
import type { LineDiff } from '~/olm/lineDiff';
import { type BundleFile, bundleFiles } from '~/olm/plans/bundleFiles';
import { parseManifest } from '~/olm/plans/parseManifest';
import type { ComparedObject } from '~/updates/rules/review/comparison';
import { objectDiff } from '~/updates/rules/review/objectDiff';
import { type DeltaPart, deltaParts, type ReviewHead } from '~/updates/rules/review/planDelta';

/** Work that is too slow for the main thread. */
export type BundleDecoder = {
  /** Sends the files of an unpack ConfigMap one by one, because a single message would block the receiver. */
  readonly bundle: (configMap: unknown, take: (file: BundleFile) => unknown) => Promise<void>;
  readonly manifest: (text: string) => JsonRecord | null;
  /** Compares a plan with the cluster. Objects and results are sent in parts, for the same reason. */
  readonly review: (
    head: ReviewHead,
    next: () => Promise<ComparedObject | null>,
    take: (part: DeltaPart) => unknown,
  ) => Promise<void>;
  readonly diff: (live: JsonRecord, manifest: JsonRecord) => LineDiff;
  readonly yaml: (object: JsonRecord) => string;
};

export const bundleDecoder: BundleDecoder = {
  bundle: async (configMap, take) => {
    for await (const file of bundleFiles(configMap)) await take(file);
  },
  manifest: parseManifest,
  review: async (head, next, take) => {
    const objects: ComparedObject[] = [];
    for (let one = await next(); one !== null; one = await next()) objects.push(one);
    for (const part of deltaParts(head, objects)) await take(part);
  },
  diff: objectDiff,
  yaml: (object) => yamlStream([object]),
};
