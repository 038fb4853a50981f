import { listIn, recordIn, textIn } from '~/kube/json';
import type { BundleObjects } from '~/olm/plans/planContent';
import { containersOf, deploymentSpecs } from './deploymentDeltas';
import { isCsv } from './operatorSides';
import { pairedDeltas, type Paired } from './pairedDeltas';
import type { PlanComparison } from './comparison';
import { imageParts } from '~/olm/catalogSources/imageReference';
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

export type ImageDelta = Paired<PlacedImage>;

/**
 * The images of every container and of `spec.relatedImages`: added, removed and changed ones.
 */
export const imageDeltas = perObject((comparison: PlanComparison): readonly ImageDelta[] =>
  pairedDeltas(comparison, {
    of: placedImages,
    keyOf: keyOf,
    isSame: (before, after) => before.image === after.image,
  }),
);

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
  return isMade ? `repository ${imageParts(image).path}` : `name ${place.name}`;
}
