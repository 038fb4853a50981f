/**
 * The shape of what the browser stores, of which each row is checked when it is read: another version of the plugin, or
 * another script of the same origin, may have written it.
 */
import * as v from 'valibot';
import type { CatalogBundle, CatalogPackage } from '~/olm/content/catalogPackage';
import type { DescribedPackage, NewestOfPackage } from '~/olm/content/contentOperator';
import type { BundleDescription } from '~/olm/content/bundleDescription';
import type { Dependency } from '~/olm/dependencies/dependencies';
import type { DependencyOffer } from '~/olm/dependencies/dependencyOffer';
import type { LifecycleVersion } from '~/olm/lifecycle/parseLifecycle';
import { CAPABILITY_LEVELS, FEATURES } from '~/olm/packages/features';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { INSTALL_MODES } from '~/olm/packages/installModes';
import type { KeptContent, StoredContents } from './catalogStore';

type Schema<T> = v.GenericSchema<unknown, T>;

const text = v.string();
const texts = v.array(text);
const textOrNull = v.nullable(text);
const installModes = v.array(v.picklist(INSTALL_MODES));
const key = v.object({ catalogNamespace: text, catalog: text, packageName: text });

const dependency: Schema<Dependency> = v.variant('kind', [
  v.object({ kind: v.literal('package'), packageName: text, versionRange: text }),
  v.object({ kind: v.literal('api'), group: text, version: text, apiKind: text }),
  v.object({ kind: v.literal('rule'), rule: text }),
  v.object({
    kind: v.picklist(['all', 'any', 'none']),
    of: v.array(v.lazy(() => dependency)),
    message: text,
  }),
]);

const item: Schema<CatalogItem> = v.object({
  id: text,
  key,
  displayName: text,
  shortDescription: text,
  provider: text,
  catalogDisplayName: text,
  version: text,
  defaultChannel: text,
  headCsv: text,
  categories: texts,
  keywords: texts,
  kinds: texts,
  groups: texts,
  capability: v.nullable(v.picklist(CAPABILITY_LEVELS)),
  deprecation: textOrNull,
  features: v.array(v.picklist(FEATURES)),
  subscriptions: texts,
  installModes,
  platforms: v.object({ architectures: texts, systems: texts }),
  isFlawed: v.boolean(),
  created: v.nullable(v.number()),
});

const offer: Schema<DependencyOffer> = v.object({
  key,
  catalogDisplayName: text,
  channel: text,
  isDefault: v.boolean(),
  versions: texts,
  csvNames: v.record(text, text),
  provides: texts,
  installModes,
  requires: v.array(dependency),
});

const contents: Schema<StoredContents> = v.object({
  identity: text,
  items: v.array(item),
  offers: v.array(offer),
  leftOut: v.object({ unusable: texts, twice: texts }),
});

const catalogBundle: Schema<CatalogBundle> = v.object({
  name: text,
  version: text,
  release: textOrNull,
  image: textOrNull,
  installModes: v.nullable(installModes),
  requires: v.array(dependency),
  apis: v.array(v.object({ group: text, version: text, kind: text })),
  bringsApiService: v.boolean(),
  hasWebhooks: v.exactOptional(v.literal(true)),
  minKubeVersion: textOrNull,
  suggestedNamespace: textOrNull,
  hasManifests: v.boolean(),
});

const minor = v.object({ major: v.number(), minor: v.number() });

const lifecycleVersion: Schema<LifecycleVersion> = v.object({
  minor,
  openShift: v.nullable(v.array(minor)),
  phases: v.array(v.object({ name: text, start: text, end: text })),
});

const catalogPackage: Schema<CatalogPackage> = v.object({
  name: text,
  defaultChannel: textOrNull,
  channels: v.array(
    v.object({
      channel: text,
      entries: v.array(
        v.object({ csvName: text, replaces: textOrNull, skips: texts, skipRange: textOrNull }),
      ),
    }),
  ),
  bundles: v.array(catalogBundle),
  deprecations: v.array(
    v.object({
      scope: v.picklist(['package', 'channel', 'bundle']),
      name: textOrNull,
      message: text,
    }),
  ),
  flaws: v.array(
    v.object({ kind: v.picklist(['no-version', 'no-semantic-version', 'twice']), name: text }),
  ),
  // Absent in what an earlier version of the plugin stored.
  lifecycle: v.optional(v.nullable(v.array(lifecycleVersion)), null),
});

const bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value));

const content: Schema<KeptContent> = v.object({
  revision: text,
  shown: bytes,
  packages: v.array(v.object({ name: text, whole: bytes })),
  versions: v.number(),
  broken: v.number(),
});

const shown: Schema<readonly NewestOfPackage[]> = v.array(
  v.object({ packageName: text, bundle: v.nullable(catalogBundle), item: v.nullable(item) }),
);

const described: Schema<Pick<DescribedPackage, 'found' | 'about'>> = v.object({
  found: catalogPackage,
  about: v.record(text, v.unknown()),
});

const description: Schema<BundleDescription> = v.object({
  annotations: v.record(text, text),
  spec: v.record(text, v.unknown()),
});

/** A data URL of an image, as it was stored. */
const image: Schema<string> = v.pipe(text, v.startsWith('data:image/'));

/** `null`: not of this shape, as if it were not stored. */
function readerOf<T>(schema: Schema<T>): (row: unknown) => T | null {
  return (row) => {
    try {
      const { success, output } = v.safeParse(schema, row);
      return success ? output : null;
    } catch {
      // Nested so deeply that the check overflows the stack.
      return null;
    }
  };
}

export const storedContents = readerOf(contents);
export const storedContent = readerOf(content);
export const storedShown = readerOf(shown);
export const storedPackage = readerOf(described);
export const storedDescription = readerOf(description);
export const storedImage = readerOf(image);
