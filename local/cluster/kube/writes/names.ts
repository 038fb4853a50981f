/** Characters of `k8s.io/apimachinery/pkg/util/rand`, without vowels to avoid words. */
const SUFFIX_LETTERS = 'bcdfghjklmnpqrstvwxz2456789';
const SUFFIX_LENGTH = 5;
const LONGEST_GENERATED = 63;

/** A name from `generateName`: the base, cut so that the five random characters fit into 63. */
export function generatedName(base: string): string {
  const letters = Array.from({ length: SUFFIX_LENGTH }, () =>
    SUFFIX_LETTERS.charAt(Math.floor(Math.random() * SUFFIX_LETTERS.length)),
  );
  return base.slice(0, LONGEST_GENERATED - SUFFIX_LENGTH) + letters.join('');
}
