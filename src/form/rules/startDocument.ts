import type { JsonRecord } from '~/kube/json';

/** An initial document for a new object. */
export type StartDocument = {
  /** The value in the URL. */
  readonly id: string;
  readonly kind: 'initialization' | 'example' | 'sample' | 'blank' | 'copy';
  /** The title of a sample, otherwise the name of the object. */
  readonly title: string;
  /** An object, or a YAML text with comments. */
  readonly document: JsonRecord | string;
};

/** The document with this ID, otherwise the first. */
export function startNamed(
  documents: readonly StartDocument[],
  id: string | null,
): StartDocument | null {
  return documents.find((one) => one.id === id) ?? documents[0] ?? null;
}
