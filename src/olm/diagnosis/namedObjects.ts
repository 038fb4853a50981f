import type { ConcernedObject } from '~/olm/messages/message';
import type { Trouble } from '~/olm/messages/trouble';

/** The existing objects that OLM's messages name. Some messages name objects because they do not exist. */
export function namedObjects({ kind, objects }: Trouble): readonly ConcernedObject[] {
  return ABSENT.includes(kind) ? [] : objects;
}

const ABSENT: readonly Trouble['kind'][] = [
  'catalog-missing',
  'account-missing',
  'required-crd-missing',
  'required-api-missing',
  'bundle-content-gone',
];
