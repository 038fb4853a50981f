import type { JsonRecord } from '~/domain/catalog/json';
import { yamlStream } from '~/domain/install/consequences/exportedYaml';
import type { LineDiff } from '~/domain/lineDiff';
import { type BundleFile, bundleFiles } from '~/domain/plans/content/bundleFiles';
import { parseManifest } from '~/domain/plans/content/parseManifest';
import type { ComparedObject } from '~/domain/plans/review/comparison';
import { objectDiff } from '~/domain/plans/review/delta/objectDiff';
import { type DeltaPart, type ReviewHead, deltaParts } from '~/domain/plans/review/planDelta';

/** What is too slow for the thread that draws the page. */
export type BundleDecoder = {
  /** Hands over the files of an unpack ConfigMap one by one: all in one message would be received in one long task. */
  readonly bundle: (configMap: unknown, take: (file: BundleFile) => unknown) => Promise<void>;
  readonly manifest: (text: string) => JsonRecord | null;
  /** Compares a plan with the cluster. Objects come one by one and what is found goes in parts, for the same reason. */
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
