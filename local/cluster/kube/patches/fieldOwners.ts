import { sameJson } from '../objects';
import type { KubeObject } from '../types';
import type { Leaves } from './fieldPaths';
import { leavesOf } from './fieldPaths';
import { listKeysOf } from './listKeys';
import type { KindEntry, KindRegistry } from '../contracts';

/** Field owners for server-side apply. Status and server fields have no owner. */
export type FieldOwners = {
  /** After a write without apply: changed fields belong only to this manager. */
  readonly recordUpdate: (
    before: KubeObject | undefined,
    after: KubeObject,
    manager: string,
  ) => void;
  /** After an apply: exactly these fields are applied by the manager. */
  readonly recordApply: (object: KubeObject, by: Applier, paths: Iterable<string>) => void;
  /** Fields that this manager applied last. */
  readonly appliedBy: (object: KubeObject, manager: string) => ReadonlySet<string>;
  /** The other owners of a path. */
  readonly ownersOf: (object: KubeObject, path: string, but: string) => readonly Owner[];
  readonly forget: (object: KubeObject) => void;
};

export type Owner = { readonly manager: string; readonly apiVersion: string };

/** Removes the fields from other owners (force). */
type Applier = { readonly manager: string; readonly force: boolean };

type Claim = Owner & { readonly isApply: boolean; readonly paths: Set<string> };

export function createFieldOwners(registry: KindRegistry): FieldOwners {
  const claims = new Map<string, Claim[]>();

  function claimsOn(object: KubeObject): Claim[] {
    const uid = object.metadata.uid ?? '';
    const found = claims.get(uid) ?? [];
    claims.set(uid, found);
    return found;
  }
  function claimOf(object: KubeObject, manager: string, isApply: boolean): Claim {
    const all = claimsOn(object);
    const known = all.find((claim) => claim.manager === manager && claim.isApply === isApply);
    const claim = known ?? { manager, isApply, apiVersion: object.apiVersion, paths: new Set() };
    if (known === undefined) {
      all.push(claim);
    }
    return claim;
  }
  function leaves(object: KubeObject | undefined): Leaves {
    const entry = object && registry.byKind(object.apiVersion, object.kind);
    return object === undefined ? new Map() : ownableLeaves(entry, object);
  }

  return {
    recordUpdate: (before, after, manager) => {
      const [old, now] = [leaves(before), leaves(after)];
      const changed = [...now.keys()].filter(
        (path) => !sameJson(old.get(path)?.value, now.get(path)?.value),
      );
      const gone = [...old.keys()].filter((path) => !now.has(path));
      for (const claim of claimsOn(after)) {
        [...changed, ...gone].forEach((path) => claim.paths.delete(path));
      }
      const mine = claimOf(after, manager, false).paths;
      changed.forEach((path) => mine.add(path));
    },
    recordApply: (object, { manager, force }, paths) => {
      const mine = claimOf(object, manager, true);
      mine.paths.clear();
      for (const path of paths) {
        mine.paths.add(path);
      }
      for (const claim of claimsOn(object)) {
        if (force && claim !== mine) {
          mine.paths.forEach((path) => claim.paths.delete(path));
        }
      }
    },
    appliedBy: (object, manager) => claimOf(object, manager, true).paths,
    ownersOf: (object, path, but) =>
      claimsOn(object).filter(
        (claim) => claim.paths.has(path) && !(claim.isApply && claim.manager === but),
      ),
    forget: (object) => claims.delete(object.metadata.uid ?? ''),
  };
}

/** Leaves that a manager can own. */
export function ownableLeaves(entry: KindEntry | undefined, object: unknown): Leaves {
  const leaves = leavesOf(object, listKeysOf(entry));
  return new Map([...leaves].filter(([path]) => !path.startsWith('.status')));
}
