import type { Finding } from '~/olm/finding';
import type { AddressCause } from './registryAddress';
import type { ImageCause } from '~/olm/catalogSources/imageReference';

/** What is wrong in the form of a catalog. The API server or OLM rejects a danger. */
export type SourceFinding = Finding<SourceCause> & {
  readonly path: string;
};

export type SourceCause =
  | { readonly kind: 'missing' }
  | { readonly kind: 'bad-syntax'; readonly syntax: 'object-name' | 'namespace-name' }
  | { readonly kind: 'duplicate'; readonly value: string }
  | { readonly kind: 'path-relative' }
  /** CS-037 */
  | { readonly kind: 'name-slash'; readonly suggestion: string }
  | { readonly kind: 'name-too-long'; readonly most: number }
  | { readonly kind: 'name-digit-first' }
  | { readonly kind: 'name-taken'; readonly isTerminating: boolean }
  | { readonly kind: 'service-clash'; readonly service: string; readonly other: string }
  | { readonly kind: 'default-name' }
  | { readonly kind: 'namespace-missing' }
  | { readonly kind: 'namespace-going' }
  | ImageCause
  | { readonly kind: 'image-short' }
  | { readonly kind: 'image-latest' }
  | { readonly kind: 'image-copied' }
  | { readonly kind: 'image-olm-writes' }
  | AddressCause
  | { readonly kind: 'template-unknown'; readonly variables: readonly string[] }
  | { readonly kind: 'template-unresolved' }
  | { readonly kind: 'template-syntax'; readonly image: string }
  | { readonly kind: 'template-constant' }
  | { readonly kind: 'interval-syntax' }
  | { readonly kind: 'interval-short' }
  | { readonly kind: 'interval-pinned' }
  | { readonly kind: 'not-a-pull-secret'; readonly name: string }
  | { readonly kind: 'class-annotation'; readonly value: string }
  | { readonly kind: 'security-refused' }
  | { readonly kind: 'not-positive' }
  | { readonly kind: 'registry-scheme'; readonly without: string }
  | { readonly kind: 'registry-syntax' };
