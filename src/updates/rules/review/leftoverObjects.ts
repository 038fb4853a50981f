import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { type Danger, dangerRank, dangersOf } from '~/olm/permissions/danger';
import { rulesIn } from '~/olm/permissions/policyRule';
import type { LiveObject } from './comparison';
import type { Dropped, DroppedObject } from './droppedObjects';

/** The remaining objects after an update that the new version does not have. */
export type LeftoverObjects = {
  readonly objects: readonly LeftObject[];
  /** Replaced versions with unknown objects. */
  readonly unknown: readonly string[];
};

export type LeftObject = DroppedObject & {
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  /** Unknown whether it exists. */
  readonly isUnread: boolean;
  /** For a role: its dangers, the worst first. */
  readonly dangers: readonly Danger[];
  /** For a binding: its role and subjects. */
  readonly binds: Binding | null;
};

type Binding = { readonly role: string; readonly subjects: readonly string[] };

export const NOTHING_LEFT: LeftoverObjects = { objects: [], unknown: [] };

/**
 * The dropped objects that nothing deletes: the API server's garbage collector checks owners, OLM its labels on
 * cluster-scoped objects.
 * @param live the objects in the cluster, by ID
 */
export function leftoverObjects(
  { objects, unknown }: Dropped,
  live: ReadonlyMap<string, LiveObject>,
): LeftoverObjects {
  return {
    unknown,
    objects: objects.flatMap((dropped): readonly LeftObject[] => {
      const found = live.get(dropped.id);
      if (found === undefined || found.kind === 'absent') return [];
      if (found.kind === 'unreadable') return [{ ...dropped, ...UNREAD }];
      return goesWithVersion(found.object) ? [] : [{ ...dropped, ...readIn(found.object) }];
    }),
  };
}

/** CRDs are listed with the APIs, all other objects with the permissions. */
export function isDefinition({ kind }: LeftObject): boolean {
  return kind === 'CustomResourceDefinition';
}

const UNREAD = { namespace: null, isUnread: true, dangers: [], binds: null } as const;

function goesWithVersion(object: JsonRecord): boolean {
  const { ownerReferences, labels } = recordIn(object['metadata']);
  const isOfVersion = (kind: unknown) => kind === 'ClusterServiceVersion';
  return (
    listIn(ownerReferences).some((owner) => isOfVersion(recordIn(owner)['kind'])) ||
    isOfVersion(recordIn(labels)['olm.owner.kind'])
  );
}

function readIn(object: JsonRecord) {
  const dangers = new Set(rulesIn(object['rules']).flatMap((rule) => dangersOf(rule)));
  return {
    namespace: textIn(recordIn(object['metadata'])['namespace']),
    isUnread: false,
    dangers: [...dangers].toSorted((one, other) => dangerRank(one) - dangerRank(other)),
    binds: bindingIn(object),
  };
}

function bindingIn({ roleRef, subjects }: JsonRecord): Binding | null {
  const { kind, name } = recordIn(roleRef);
  if (textIn(name) === null) return null;
  return { role: wordsOf(kind, name), subjects: listIn(subjects).map(subjectIn) };
}

function subjectIn(subject: unknown): string {
  const { kind, name } = recordIn(subject);
  return wordsOf(kind, name);
}

function wordsOf(...words: readonly unknown[]): string {
  return words.flatMap((word) => textIn(word) ?? []).join(' ');
}
