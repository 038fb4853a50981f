import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { plainText } from '~/olm/packages/plainText';

/** The author's sentence above the description; `null`: the description starts with it. */
export function summaryOf({ shortDescription, description }: Texts): string | null {
  return plainText(description).startsWith(shortDescription.replace(/\s+/g, ' ').trim())
    ? null
    : shortDescription;
}

type Texts = Pick<PackageChannel, 'shortDescription' | 'description'>;
