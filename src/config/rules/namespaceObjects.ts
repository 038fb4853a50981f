import { warning } from '~/olm/finding';
import type { FilesOfKeys } from '~/kube/models/subscriptionConfig';
import { type Loadable, dataOr, loading } from '~/kube/loadable';
import type { ConfigRows } from './draft';
import { type ConfigFinding, type ObjectKind, at } from './configFinding';
import { trustedCaMap } from './trustedCa';

/** A question about the namespace of the Operator: the objects of a kind, or the keys of one of them. */
export type ObjectQuestion = {
  readonly kind: ObjectKind;
  /** The object whose keys are requested; `null`: the names of all objects. */
  readonly name: string | null;
};

/** The objects that settings can refer to, without values of Secrets. */
export type NamespaceObjects = {
  /** Empty: not selected. */
  readonly namespace: string;
  /** A new namespace without objects. */
  readonly isNew: boolean;
  /** Names or keys; `null`: not requested. */
  readonly answer: (question: ObjectQuestion) => Loadable<readonly string[]> | null;
  /** Requests an answer, again if it is outdated. */
  readonly ask: (question: ObjectQuestion) => void;
};

export function isSameQuestion(one: ObjectQuestion, other: ObjectQuestion): boolean {
  return one.kind === other.kind && one.name === other.name;
}

/**
 * The missing objects of the settings, as far as they were requested. A warning, because they can be created before the
 * pods start, and until then the pods wait (`CreateContainerConfigError`).
 */
export function absentObjects(
  rows: Pick<ConfigRows, 'env' | 'envFrom' | 'volumes'>,
  objects: Pick<NamespaceObjects, 'answer'>,
): readonly ConfigFinding[] {
  // The installation creates and fills this ConfigMap with the Subscription.
  const ours = trustedCaMap(rows);
  return referencesIn(rows)
    .filter(({ kind, name }) => !(kind === 'ConfigMap' && name === ours))
    .flatMap((reference) => absent(reference, objects));
}

/** An object in the settings, possibly with one of its keys. */
type Reference = {
  readonly kind: ObjectKind;
  readonly name: string | undefined;
  /** The path of the name. */
  readonly path: string;
  readonly keys: readonly { readonly key: string; readonly path: string }[];
  /** The pods start without it. */
  readonly optional?: boolean | undefined;
};

function absent(
  { kind, name = '', path, keys, optional }: Reference,
  { answer }: Pick<NamespaceObjects, 'answer'>,
): readonly ConfigFinding[] {
  if (name === '' || optional === true) return [];
  const known = answer({ kind, name });
  if (isAbsent(name, answer({ kind, name: null }), known)) {
    return [warning({ path, kind: 'not-in-namespace', objectKind: kind, name })];
  }
  const there = dataOr(known ?? loading, null);
  return keys
    .filter(({ key }) => there !== null && key !== '' && !there.includes(key))
    .map((one) => warning({ path: one.path, kind: 'no-such-key', objectKind: kind, key: one.key }));
}

type Answer = ReturnType<NamespaceObjects['answer']>;

/** Without permission to list, the user might be able to get the object. */
function isAbsent(name: string, names: Answer, keys: Answer): boolean {
  if (names?.status === 'ready') return !names.data.includes(name);
  return keys?.status === 'failed' && keys.failure.kind === 'not-found';
}

function referencesIn({
  env,
  envFrom,
  volumes,
}: Pick<ConfigRows, 'env' | 'envFrom' | 'volumes'>): readonly Reference[] {
  return [
    ...env.flatMap(({ valueFrom }, index) => {
      const path = `env[${index.toString()}].valueFrom`;
      return [
        ...keyReference('Secret', valueFrom?.secretKeyRef, at(path, 'secretKeyRef')),
        ...keyReference('ConfigMap', valueFrom?.configMapKeyRef, at(path, 'configMapKeyRef')),
      ];
    }),
    ...envFrom.flatMap(({ secretRef, configMapRef }, index) => {
      const path = `envFrom[${index.toString()}]`;
      return [
        ...keyReference('Secret', secretRef, at(path, 'secretRef')),
        ...keyReference('ConfigMap', configMapRef, at(path, 'configMapRef')),
      ];
    }),
    ...volumes.flatMap(({ secret, configMap, persistentVolumeClaim: claim }, index) => {
      const path = `volumes[${index.toString()}]`;
      return [
        ...filesOf(secret, secret?.secretName, {
          kind: 'Secret',
          path: at(path, 'secret.secretName'),
        }),
        ...filesOf(configMap, configMap?.name, {
          kind: 'ConfigMap',
          path: at(path, 'configMap.name'),
        }),
        ...(claim === undefined
          ? []
          : [
              {
                kind: 'PersistentVolumeClaim' as const,
                name: claim.claimName,
                path: at(path, 'persistentVolumeClaim.claimName'),
                keys: [],
              },
            ]),
      ];
    }),
  ];
}

function keyReference(
  kind: ObjectKind,
  reference:
    { readonly name?: string; readonly key?: string; readonly optional?: boolean } | undefined,
  path: string,
): readonly Reference[] {
  if (reference === undefined) return [];
  const { name, key = '', optional } = reference;
  return [{ kind, name, path: at(path, 'name'), keys: [{ key, path: at(path, 'key') }], optional }];
}

function filesOf(
  files: FilesOfKeys | undefined,
  name: string | undefined,
  { kind, path }: Pick<Reference, 'kind' | 'path'>,
): readonly Reference[] {
  if (files === undefined) return [];
  const source = path.slice(0, path.lastIndexOf('.'));
  const keys = (files.items ?? []).map(({ key }, index) => ({
    key,
    path: `${source}.items[${index.toString()}].key`,
  }));
  return [{ kind, name, path, keys, optional: files.optional }];
}
