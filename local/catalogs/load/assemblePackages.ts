import type {
  CatalogBundle,
  CatalogChannel,
  CatalogPackage,
  Deprecation,
  LoadProblem,
} from '../fbc';
import { textAt } from '../json';
import { channelFault } from './channelGraph';
import type { PackageBlob } from './parseBlob';
import { parseBundle, parseChannel, parseDeprecations, parsePackage } from './parseBlob';
import type { Blob } from './readDocuments';

type Draft = {
  readonly head: PackageBlob;
  readonly at: Blob;
  readonly channels: Map<string, { readonly channel: CatalogChannel; readonly at: Blob }>;
  readonly bundles: Map<string, CatalogBundle>;
  deprecations: readonly Deprecation[];
};

type Assembled = {
  readonly packages: readonly CatalogPackage[];
  readonly problems: readonly LoadProblem[];
};

/**
 * Assembles packages from blobs in any order. Errors for which `opm validate` rejects the whole catalog are reported
 * and exclude only their blob. Unknown schemas are ignored.
 */
export function assemblePackages(blobs: readonly Blob[]): Assembled {
  const problems: LoadProblem[] = [];
  const report = (blob: Blob, message: string): void => {
    problems.push({ file: blob.file, line: blob.line, message });
  };
  const drafts = draftsOf(blobs, report);
  for (const blob of blobs) addToPackage(blob, drafts, report);
  const packages = [...drafts.values()].flatMap((draft) => finish(draft, report));
  return { packages, problems };
}

type Report = (blob: Blob, message: string) => void;

function draftsOf(blobs: readonly Blob[], report: Report): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  for (const blob of blobs) {
    if (blob.value['schema'] !== 'olm.package') continue;
    const head = parsePackage(blob.value);
    if ('problem' in head) report(blob, head.problem);
    else if (drafts.has(head.name)) report(blob, `duplicate package "${head.name}"`);
    else {
      const empty = { channels: new Map(), bundles: new Map(), deprecations: [] };
      drafts.set(head.name, { head, at: blob, ...empty });
    }
  }
  return drafts;
}

const PARTS: { readonly [schema: string]: (blob: Blob, draft: Draft) => string | undefined } = {
  'olm.bundle': addBundle,
  'olm.channel': addChannel,
  'olm.deprecations': addDeprecations,
};

function addToPackage(blob: Blob, drafts: ReadonlyMap<string, Draft>, report: Report): void {
  const schema = textAt(blob.value, 'schema');
  if (schema === undefined) {
    report(blob, 'blob without a schema');
    return;
  }
  const add = PARTS[schema];
  if (add === undefined) return;
  const packageName = textAt(blob.value, 'package') ?? '';
  const draft = drafts.get(packageName);
  const problem =
    draft === undefined
      ? `${schema} "${textAt(blob.value, 'name') ?? ''}" belongs to unknown package "${packageName}"`
      : add(blob, draft);
  if (problem !== undefined) report(blob, problem);
}

function addBundle(blob: Blob, draft: Draft): string | undefined {
  const bundle = parseBundle(blob.value);
  if ('problem' in bundle) return bundle.problem;
  if (draft.bundles.has(bundle.name)) return `duplicate bundle "${bundle.name}"`;
  draft.bundles.set(bundle.name, bundle);
  return undefined;
}

function addChannel(blob: Blob, draft: Draft): string | undefined {
  const channel = parseChannel(blob.value);
  if ('problem' in channel) return channel.problem;
  if (draft.channels.has(channel.name)) {
    return `package "${draft.head.name}": duplicate channel "${channel.name}"`;
  }
  draft.channels.set(channel.name, { channel, at: blob });
  return undefined;
}

function addDeprecations(blob: Blob, draft: Draft): string | undefined {
  draft.deprecations = [...draft.deprecations, ...parseDeprecations(blob.value)];
  return undefined;
}

function finish(draft: Draft, report: Report): readonly CatalogPackage[] {
  const { head, at } = draft;
  const channels = [...draft.channels.values()].flatMap((one) => soundChannel(one, draft, report));
  if (channels.length === 0) {
    report(at, `package "${head.name}": package must contain at least one channel`);
    return [];
  }
  if (!channels.some((channel) => channel.name === head.defaultChannel)) {
    report(at, `package "${head.name}": default channel "${head.defaultChannel}" does not exist`);
    return [];
  }
  const inChannels = new Set(channels.flatMap((channel) => channel.entries.map((one) => one.name)));
  const bundles = [...draft.bundles.values()].filter((bundle) => inChannels.has(bundle.name));
  for (const bundle of draft.bundles.values()) {
    if (!inChannels.has(bundle.name)) report(at, `bundle "${bundle.name}" is in no channel`);
  }
  return [{ ...head, channels, bundles, deprecations: draft.deprecations }];
}

function soundChannel(
  { channel, at }: { readonly channel: CatalogChannel; readonly at: Blob },
  draft: Draft,
  report: Report,
): readonly CatalogChannel[] {
  const entries = channel.entries.filter((entry) => draft.bundles.has(entry.name));
  const name = `package "${draft.head.name}", channel "${channel.name}"`;
  for (const entry of channel.entries) {
    if (!draft.bundles.has(entry.name))
      report(at, `${name}: no olm.bundle for entry "${entry.name}"`);
  }
  const fault = channelFault({ ...channel, entries });
  if (fault === undefined) return [{ ...channel, entries }];
  report(at, `${name}: ${fault}`);
  return [];
}
