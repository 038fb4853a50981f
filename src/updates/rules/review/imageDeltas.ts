import { listIn, recordIn, textIn } from '~/kube/json';
import type { BundleObjects } from '~/olm/plans/planContent';
import { type ImageReference, imageReference } from './imageReference';
import { containersOf, deploymentSpecs } from './podSpecs';
import { isCsv } from './operatorSides';
import { type Paired, pairedDeltas } from './pairedDeltas';
import { perComparison } from './perComparison';

/** An image and who names it. */
export type PlacedImage = {
  readonly place: ImagePlace;
  readonly image: string;
};

export type ImagePlace =
  | { readonly kind: 'container'; readonly deployment: string; readonly container: string }
  /** `spec.relatedImages`: the Operator may run it later. */
  | { readonly kind: 'related'; readonly name: string };

export type ImageDelta = Paired<PlacedImage> & {
  /** In what the image is another one; empty unless it changes. */
  readonly parts: readonly ImagePart[];
};

export type ImagePart = keyof ImageReference;

/** The images of every container and of `spec.relatedImages` (F17): which come, go, and change in which part. */
export const imageDeltas = perComparison((comparison): readonly ImageDelta[] => {
  const deltas = pairedDeltas(comparison, {
    of: placedImages,
    keyOf: keyOf,
    isSame: (before, after) => before.image === after.image,
  });
  return deltas.map((delta) => ({ ...delta, parts: changedParts(delta) }));
});

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

/** Tools write the digest of an image into the names of related ones, so that those are new with every version. */
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
