import { listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { ImageMirrorSet } from '~/kube/models/openshift';
import { isPinned } from '~/olm/catalogSources/imageReference';
import { grouped } from '~/olm/lists/grouped';

/** The mirrors of one source: a registry, a repository or a part of its path, or `*.example.com`. */
export type MirrorRule = {
  readonly source: string;
  readonly mirrors: readonly string[];
  readonly pulledBy: 'digest' | 'tag';
  /** The source is not contacted if all mirrors fail. */
  readonly blocksSource: boolean;
};

/** Where nodes pull an image from. */
export type MirroredImage = {
  readonly image: string;
  /** The references that are tried before the source, in the order of the mirror sets. */
  readonly mirrors: readonly string[];
  readonly isSourceBlocked: boolean;
};

/**
 * The rules of mirror sets; malformed entries, which the API server or the machine-config operator reject, are ignored.
 * Sources: openshift/api, config/v1 (types_image_digest_mirror_set.go, types_image_tag_mirror_set.go) and
 * operator/v1alpha1 (types_image_content_source_policy.go); addMirrorSet in openshift/runtime-utils, which drops entries
 * without a mirror other than the source.
 */
export function mirrorRulesIn(sets: readonly ImageMirrorSet[]): readonly MirrorRule[] {
  return sets.flatMap(({ spec }) =>
    FIELDS.flatMap(([field, pulledBy]) =>
      listIn(recordIn(spec)[field])
        .map(recordIn)
        .flatMap((entry) => {
          const source = textIn(entry['source'])?.trim() ?? '';
          const mirrors = textsIn(entry['mirrors']).filter(
            (mirror) => mirror.trim() !== '' && mirror !== source,
          );
          // Without mirrors, an entry changes nothing, also with a policy.
          if (!SOURCE.test(source) || mirrors.length === 0) return [];
          return {
            source,
            mirrors,
            pulledBy,
            blocksSource: entry['mirrorSourcePolicy'] === 'NeverContactSource',
          };
        }),
    ),
  );
}

const FIELDS = [
  ['imageDigestMirrors', 'digest'],
  ['imageTagMirrors', 'tag'],
  // ImageContentSourcePolicy
  ['repositoryDigestMirrors', 'digest'],
] as const;

/** A wildcard stands for subdomains and has neither port nor path. */
const SOURCE = /^(?:\*(?:\.[\w-]+)+|[\w-]+(?:\.[\w-]+)*(?::\d+)?(?:\/[\w.-]+)*)$/;

/**
 * Where nodes pull each image from. Of all sources that match, only the longest applies, also if it has no mirror for
 * references of this form; sets with the same source are merged.
 * Source: refMatchingPrefix and FindRegistry in containers/image (pkg/sysregistriesv2), which CRI-O uses;
 * EditRegistriesConfig in openshift/runtime-utils (one registry for each source, `digest-only` and `tag-only` mirrors).
 */
export function mirroredImages(
  images: readonly string[],
  rules: readonly MirrorRule[],
): readonly MirroredImage[] {
  const bySource = [...grouped(rules, ({ source }) => source)];
  return [...new Set(images)].map((image) => {
    const found = bySource
      .map(([source, own]) => ({ source, own, length: matchedLength(image, source) }))
      .filter(({ length }) => length > 0)
      .toSorted((one, other) => other.source.length - one.source.length)[0];
    if (found === undefined) return { image, mirrors: [], isSourceBlocked: false };
    const pulledBy = isPinned(image) ? 'digest' : 'tag';
    const mirrors = found.own
      .filter((rule) => rule.pulledBy === pulledBy)
      .flatMap((rule) => rule.mirrors);
    return {
      image,
      mirrors: [...new Set(mirrors)].map((mirror) => `${mirror}${image.slice(found.length)}`),
      isSourceBlocked: found.own.some(({ blocksSource }) => blocksSource),
    };
  });
}

/** The number of characters that a mirror replaces; 0: the source does not match. */
function matchedLength(image: string, source: string): number {
  const end = source.startsWith('*.') ? subdomainEnd(image, source.slice(1)) : source.length;
  const isPart = source.startsWith('*.') ? end > 0 : image.startsWith(source);
  return isPart && [':', '/', '@', undefined].includes(image[end]) ? end : 0;
}

function subdomainEnd(image: string, domain: string): number {
  const at = image.indexOf(domain);
  return at <= 0 || image.slice(0, at).includes('/') ? 0 : at + domain.length;
}
