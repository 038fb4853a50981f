import type { ConcernedObject } from '~/olm/messages/message';
import type { Meaning } from '~/olm/messages/meaning';

/** The existing objects that OLM's messages name. Some messages name objects because they do not exist. */
export function namedObjects({ kind, objects }: Meaning): readonly ConcernedObject[] {
  return ABSENT.includes(kind) ? [] : objects;
}

const ABSENT: readonly Meaning['kind'][] = [
  'catalog-missing',
  'account-missing',
  'required-crd-missing',
  'required-api-missing',
  'bundle-content-gone',
];
