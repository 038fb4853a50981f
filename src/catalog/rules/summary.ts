import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { plainText } from '~/olm/packages/plainText';

/** The author's sentence above the description; `null`: the description begins with it, or it with the description. */
export function summaryOf({ shortDescription, description }: Texts): string | null {
  const summary = wordsOf(shortDescription);
  const beginning = plainText(description);
  const first = wordsOf(beginning.split(/[.!?](?:\s|$)/)[0] ?? '');
  const isRepeated =
    wordsOf(beginning).includes(summary) || (first !== '' && summary.startsWith(first));
  return isRepeated ? null : shortDescription;
}

type Texts = Pick<PackageChannel, 'shortDescription' | 'description'>;

/** Without punctuation and capital letters, in which repetitions differ. */
function wordsOf(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `.trimEnd();
}
