/** Subresources of a kind in discovery. */
import type { KindEntry } from '../contracts';

export type ServedSubresource = {
  readonly name: string;
  readonly verbs: readonly string[];
  readonly kind: string;
  /** Kind of the subresource if it differs from its parent. */
  readonly foreign?: { readonly group: string; readonly version: string };
};

const SCALE = { kind: 'Scale', foreign: { group: 'autoscaling', version: 'v1' } };
const TOKEN_REQUEST = {
  kind: 'TokenRequest',
  foreign: { group: 'authentication.k8s.io', version: 'v1' },
};

export function subresourcesOf(entry: KindEntry): readonly ServedSubresource[] {
  return entry.subresources.map((name) => subresourceOf(entry, name));
}

function subresourceOf(entry: KindEntry, name: string): ServedSubresource {
  switch (name) {
    case 'scale':
      return { name, verbs: ['get', 'patch', 'update'], ...SCALE };
    case 'token':
      return { name, verbs: ['create'], ...TOKEN_REQUEST };
    case 'finalize':
      return { name, verbs: ['update'], kind: entry.kind };
    case 'status':
      return { name, verbs: ['get', 'patch', 'update'], kind: entry.kind };
    default:
      return { name, verbs: ['get'], kind: entry.kind };
  }
}
