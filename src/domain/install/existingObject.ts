import type { Manifest } from '~/models/meta';
import { listIn, recordIn } from '../catalog/json';

/**
 * Whether an object that was there before does the job of the one that was to be created: it is not going away, and every
 * field of the wanted spec has the wanted value. What others added (finalizers, defaults, labels) does not matter.
 */
export function doesTheJobOf(wanted: Manifest, existing: unknown): boolean {
  const { metadata, spec } = recordIn(existing);
  if (recordIn(metadata)['deletionTimestamp'] !== undefined) return false;
  const found = recordIn(spec);
  if (wanted.kind === 'OperatorGroup') return selectsTheSame(recordIn(wanted.spec), found);
  return Object.entries(wanted.spec ?? {}).every(([key, value]) => found[key] === value);
}

/** OG-004: a group without targets selects all namespaces, so that an absent list is a value too. */
function selectsTheSame(
  wanted: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): boolean {
  const one = listIn(wanted['targetNamespaces']);
  const other = listIn(found['targetNamespaces']);
  const isSameList = one.length === other.length && one.every((target) => other.includes(target));
  return isSameList && (one.length > 0 || found['selector'] === undefined);
}
