import type { ConcernedObject } from '~/olm/messages/message';
import type { Trouble } from '~/olm/messages/trouble';

/** The objects that OLM's words name, as far as they are there: of some they say that they are not. */
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
