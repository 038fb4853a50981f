import { listIn, recordIn, textIn } from '~/kube/json';
import type { BundleObjects } from '~/olm/plans/planContent';
import { containersOf, deploymentSpecs } from './podSpecs';
import { isCsv } from './operatorSides';
import { pairedDeltas, type Paired } from './pairedDeltas';
import type { PlanComparison } from './comparison';
import { grouped } from '~/olm/lists/grouped';
import { perObject } from '~/kube/perObject';

/** An image and its position. */
export type PlacedImage = {
  readonly place: ImagePlace;
  readonly image: string;
};

export type ImagePlace =
  | { readonly kind: 'container'; readonly deployment: string; readonly container: string }
  /** `spec.relatedImages`: possibly used later. */
  | { readonly kind: 'related'; readonly name: string };

export type ImageDelta = Paired<PlacedImage> & {
  /** The changed parts of the image reference; empty if it did not change. */
  readonly parts: readonly ImagePart[];
};

export type ImagePart = keyof ImageReference;

/**
 * The images of every container and of `spec.relatedImages`: added, removed, and changed ones with their changed parts.
 */
export const imageDeltas = perObject((comparison: PlanComparison): readonly ImageDelta[] => {
  const deltas = pairedDeltas(comparison, {
    of: placedImages,
    keyOf: keyOf,
    isSame: (before, after) => before.image === after.image,
  });
  return deltas.map((delta) => ({ ...delta, parts: changedParts(delta) }));
});

/** An image that nodes pull or might pull. */
type UsedImage = {
  readonly image: string;
  /** Its names in the CSVs. */
  readonly names: readonly string[];
  /** A Deployment of an Operator uses it. */
  readonly isRun: boolean;
};

/** The new images, each once. */
export function usedImages(deltas: readonly ImageDelta[]): readonly UsedImage[] {
  const placed = deltas.flatMap(({ after }) => after ?? []);
  return [...grouped(placed, ({ image }) => image)].map(([image, uses]) => {
    const places = uses.map(({ place }) => place);
    const names = places.flatMap((place) => (place.kind === 'related' ? place.name : []));
    return {
      image,
      names: [...new Set(names)].filter((name) => name !== ''),
      isRun: places.some(({ kind }) => kind === 'container'),
    };
  });
}

function placedImages(objects: BundleObjects): readonly PlacedImage[] {
  const run = deploymentSpecs(objects).flatMap(({ name, pod }) =>
    containersOf(pod).flatMap((container): readonly PlacedImage[] => {
      const image = textIn(container['image']);
      const place = {
        kind: 'container',
        deployment: name,
        container: textIn(container['name']) ?? '',
      } as const;
      return image === null ? [] : [{ place, image }];
    }),
  );
  return [...run, ...relatedImages(objects)];
}

function relatedImages({ objects }: BundleObjects): readonly PlacedImage[] {
  return objects.filter(isCsv).flatMap(({ manifest }) =>
    listIn(recordIn(manifest?.['spec'])['relatedImages']).flatMap(
      (item): readonly PlacedImage[] => {
        const { name, image } = recordIn(item);
        const found = textIn(image);
        return found === null
          ? []
          : [{ place: { kind: 'related', name: textIn(name) ?? '' }, image: found }];
      },
    ),
  );
}

/** Tools write the digest of an image into the names of related images, so that every version has other names. */
function keyOf({ place, image }: PlacedImage): string {
  if (place.kind === 'container') return JSON.stringify([place.deployment, place.container]);
  const isMade = place.name === '' || /[\da-f]{32,}/.test(place.name);
  return isMade ? `repository ${imageReference(image).repository}` : `name ${place.name}`;
}

function changedParts({ state, before, after }: Paired<PlacedImage>): readonly ImagePart[] {
  if (state !== 'changed' || before === null || after === null) return [];
  const [old, now] = [imageReference(before.image), imageReference(after.image)];
  return PARTS.filter((part) => old[part] !== now[part]);
}

const PARTS = ['registry', 'repository', 'tag', 'digest'] as const;

/** The parts of an image reference. */
type ImageReference = {
  readonly registry: string;
  readonly repository: string;
  readonly tag: string | null;
  readonly digest: string | null;
};

/**
 * Parses `[registry/]repository[:tag][@digest]`. The part before the first slash is a registry if it has the form of a
 * host. Source: distribution/reference; as there, the default registry is Docker Hub, while cri-o uses its own
 * configuration.
 */
export function imageReference(image: string): ImageReference {
  const [named = '', digest = null] = image.split('@');
  const tag = /:([^/:]*)$/.exec(named);
  const path = tag === null ? named : named.slice(0, tag.index);
  const slash = path.indexOf('/');
  const first = path.slice(0, Math.max(slash, 0));
  const isHost = first.includes('.') || first.includes(':') || first === 'localhost';
  return {
    registry: isHost ? first : 'docker.io',
    repository: isHost ? path.slice(slash + 1) : path,
    tag: tag?.[1] ?? null,
    digest,
  };
}
