import { isMap, isNode, stringify } from 'yaml';
import { type JsonRecord, lineIn, recordIn } from '~/kube/json';
import { jsonIn, objectRead, readText } from './textEdits';
import { yamlDocument } from './yamlDocument';

/** A typed YAML text, parsed like in kubectl. */
export type ReadYaml =
  | {
      readonly kind: 'object';
      readonly object: JsonRecord;
      /** The line of a field, starting at 1; for an absent field, the line of its parent. */
      readonly lineOf: (path: string) => number | null;
    }
  | { readonly kind: 'broken'; readonly line: number | null; readonly message: string }
  /** Larger than the API server stores. */
  | { readonly kind: 'too-large' }
  /** Empty, a list or a scalar. */
  | { readonly kind: 'no-object' };

/** etcd stores about 1.5 MB of JSON. */
const MOST = 1_500_000;
/** The same object is longer as YAML. */
const MOST_TEXT = 2 * MOST;

/** Parses one document. Never throws. @param isPart an empty text is an object without fields */
export function readYaml(text: string, isPart = false): ReadYaml {
  if (text.length > MOST_TEXT) return { kind: 'too-large' };
  const object = objectIn(text, isPart);
  if (typeof object !== 'object' || object === null || Array.isArray(object))
    return problemIn(text);
  if (text.length > MOST && JSON.stringify(object).length > MOST) return { kind: 'too-large' };
  return { kind: 'object', object: recordIn(object), lineOf: (path) => lineOf(text, path) };
}

function objectIn(text: string, isPart: boolean): unknown {
  const object = objectRead(text) ?? readText(text)?.object;
  return isPart && object === null ? {} : object;
}

function problemIn(text: string): ReadYaml {
  try {
    const document = yamlDocument(text);
    const [error] = document.errors;
    if (error === undefined) {
      // Values that JSON does not have are also reported.
      jsonIn(document);
      return { kind: 'no-object' };
    }
    if (error.code === 'MULTIPLE_DOCS') return { kind: 'no-object' };
    const line = error.linePos?.[0].line ?? null;
    return { kind: 'broken', line, message: firstLine(error.message) };
  } catch (error) {
    const message = error instanceof Error ? firstLine(error.message) : '';
    return { kind: 'broken', line: null, message };
  }
}

/** The library appends a drawing of the position. */
function firstLine(message: string): string {
  return lineIn(message.split('\n')[0]) ?? '';
}

function lineOf(text: string, path: string): number | null {
  const document = readText(text)?.document;
  const segments = segmentsOf(path);
  for (let length = segments.length; length > 0; length -= 1) {
    const node: unknown = document?.getIn(segments.slice(0, length), true);
    const start = isNode(node) ? node.range?.[0] : undefined;
    if (start !== undefined) return text.slice(0, start).split('\n').length;
  }
  return 1;
}

/** The steps of `spec.listeners[0].name`; other keys are in brackets. */
function segmentsOf(path: string): readonly (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|\[([^\]]*)\]|([^.[\]]+)/g)].map(([, index, key, name]) =>
    index === undefined ? (key ?? name ?? '') : Number(index),
  );
}

/** Fields that the server sets, or that belong to the original of a copy. */
const OF_THE_SERVER = [
  ['status'],
  ['metadata', 'uid'],
  ['metadata', 'resourceVersion'],
  ['metadata', 'generation'],
  ['metadata', 'creationTimestamp'],
  ['metadata', 'deletionTimestamp'],
  ['metadata', 'deletionGracePeriodSeconds'],
  ['metadata', 'managedFields'],
  ['metadata', 'ownerReferences'],
  ['metadata', 'selfLink'],
  ['metadata', 'annotations', 'kubectl.kubernetes.io/last-applied-configuration'],
];

/**
 * A document as the initial text of a new instance: in the selected namespace, without server-managed fields. Comments
 * and order remain. An invalid text is returned unchanged.
 */
export function startText(document: string | JsonRecord, place: Place): string {
  const text = typeof document === 'string' ? document : stringify(document, WRITTEN);
  const read = yamlDocument(text);
  if (read.errors.length > 0 || !isMap(read.contents)) return text;
  for (const path of OF_THE_SERVER) if (read.hasIn(path)) read.deleteIn(path);
  if (!isMap(read.get('metadata'))) read.set('metadata', read.createNode({}));
  if (place.namespace !== null) read.setIn(['metadata', 'namespace'], place.namespace);
  else if (!place.isNamespaced) read.deleteIn(['metadata', 'namespace']);
  const name = read.getIn(['metadata', 'name']);
  if (typeof name === 'string') read.setIn(['metadata', 'name'], freeName(name, place.taken));
  return read.toString(WRITTEN);
}

export type Place = {
  /** `null`: cluster-scoped, or not selected. */
  readonly namespace: string | null;
  readonly isNamespaced: boolean;
  /** The names of existing instances in the namespace. */
  readonly taken: readonly string[];
};

/** A name that does not exist yet: `my-cluster-2` if there is a `my-cluster`. */
function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) {
    const suffix = `-${number}`;
    free = `${name.slice(0, LONGEST_NAME - suffix.length)}${suffix}`;
  }
  return free;
}

/** RFC 1123 subdomain: `DNS1123SubdomainMaxLength` of k8s.io/apimachinery. */
const LONGEST_NAME = 253;

const WRITTEN = { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 } as const;

/** An object for editing, without server-managed fields. */
export function editText(object: object): string {
  const record = recordIn(object);
  const metadata = without(recordIn(record['metadata']), 'managedFields');
  return stringify({ ...without(record, 'status'), metadata }, WRITTEN);
}

function without(record: JsonRecord, left: string): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== left));
}
