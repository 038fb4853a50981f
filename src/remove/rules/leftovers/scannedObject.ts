import type { OwnerReference, ResourceModel } from '~/kube/models/meta';
import { type JsonRecord, listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';

/** The common fields of objects, read from JSON of any shape. */
export type ScannedObject = {
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly uid: string | null;
  readonly createdAt: string | null;
  /** The deletion timestamp; `null`: not being deleted. */
  readonly deletedAt: string | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  readonly owners: readonly OwnerReference[];
  readonly finalizers: readonly string[];
};

/** An object of any kind with the owner label of OLM v1. */
export type ScannedExtensionObject = ScannedObject & { readonly model: ResourceModel };

/** An object or its metadata; `null`: without a name. */
export function scannedObject(object: unknown): ScannedObject | null {
  const metadata = recordIn(recordIn(object)['metadata']);
  const name = textIn(metadata['name']);
  if (name === null) return null;
  return {
    name,
    namespace: textIn(metadata['namespace']),
    uid: textIn(metadata['uid']),
    createdAt: textIn(metadata['creationTimestamp']),
    deletedAt: textIn(metadata['deletionTimestamp']),
    labels: textMapIn(metadata['labels']),
    annotations: textMapIn(metadata['annotations']),
    owners: listIn(metadata['ownerReferences']).map(ownerIn),
    finalizers: textsIn(metadata['finalizers']),
  };
}

/** The metadata of an object with further fields. */
export function scannedWith<T>(
  object: unknown,
  read: (content: JsonRecord) => T,
): (ScannedObject & T) | null {
  const metadata = scannedObject(object);
  return metadata === null ? null : { ...metadata, ...read(recordIn(object)) };
}

function ownerIn(owner: unknown): OwnerReference {
  const { apiVersion, kind, name, uid } = recordIn(owner);
  return {
    apiVersion: textIn(apiVersion) ?? '',
    kind: textIn(kind) ?? '',
    name: textIn(name) ?? '',
    uid: textIn(uid) ?? '',
  };
}
