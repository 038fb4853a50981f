import { parse } from 'yaml';
import type { KindEntry } from '../contracts';
import { badRequest, invalid, unsupportedMediaType } from '../failures';
import { goSyntaxError } from '../goSyntaxError';
import { isObject, objectAt } from '../json';
import { apiVersionOf } from '../kinds/registry';
import type { DraftObject, JsonObject } from '../types';
import type { ApiRequest } from './exchange';

const ACCEPTED = ['application/json', 'application/yaml', 'application/vnd.kubernetes.protobuf'];

/** The object of a create or update, decoded and checked to be of this kind. */
export function draftOf(request: ApiRequest, entry: KindEntry): DraftObject {
  const expected = apiVersionOf(entry);
  const body = withType(entry, decodedBody(request, entry.kind));
  const { apiVersion, kind } = body;
  if (typeof kind !== 'string' || kind === '') {
    throw unrecognized(request, entry.kind, `Object 'Kind' is missing in '${summary(request)}'`);
  }
  if (apiVersion !== expected) {
    throw badRequest(
      `the API version in the data (${text(apiVersion)}) does not match the expected API version (${expected})`,
    );
  }
  if (kind !== entry.kind) {
    throw wrongKind(entry, body);
  }
  const draft = { ...body, metadata: metadataOf(entry, body) };
  if (!isDraft(draft)) {
    throw undecodable(entry, 'object', 'metadata of type v1.ObjectMeta');
  }
  return draft;
}

/** The kind is optional for built-in kinds, because the URL determines it. */
function withType(entry: KindEntry, body: JsonObject): JsonObject {
  return entry.fromCrd
    ? body
    : {
        ...body,
        kind: text(body['kind']) === '' ? entry.kind : body['kind'],
        apiVersion: text(body['apiVersion']) === '' ? apiVersionOf(entry) : body['apiVersion'],
      };
}

/** Each field of the envelope is checked; this informs the compiler. */
function isDraft(value: unknown): value is DraftObject {
  return (
    isObject(value) &&
    isText(value['apiVersion']) &&
    isText(value['kind']) &&
    isObject(value['metadata'])
  );
}

/** The body as a JSON object, whether sent as JSON or YAML. */
export function decodedBody(request: ApiRequest, kind: string): JsonObject {
  const value = decoded(request, kind);
  if (!isObject(value)) {
    throw unrecognized(
      request,
      kind,
      "couldn't get version/kind; json parse error: json: cannot unmarshal into Go value of type struct",
    );
  }
  return value;
}

function decoded(request: ApiRequest, kind: string): unknown {
  const source = request.body.toString('utf8');
  const type = mediaType(request) ?? 'application/json';
  try {
    switch (type) {
      case 'application/json':
        return parseShallow(source);
      case 'application/yaml':
        return parse(source);
    }
  } catch (broken) {
    throw unrecognized(
      request,
      kind,
      `couldn't get version/kind; json parse error: ${goSyntaxError(broken)}`,
    );
  }
  throw unsupportedMediaType(ACCEPTED);
}

/** Depth limit of Go's JSON parser; deeper values would exhaust the stack here. */
const MAX_DEPTH = 10_000;

function parseShallow(source: string): unknown {
  if (source.length > MAX_DEPTH && depthOf(source) > MAX_DEPTH) {
    throw new Error('exceeded max depth');
  }
  return JSON.parse(source);
}

/** Nesting depth of brackets outside of strings. */
function depthOf(source: string): number {
  let [depth, deepest, isText] = [0, 0, false];
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (letter === '"') {
      isText = !isText;
    } else if (isText) {
      // A character after a backslash never ends a string.
      at += letter === '\\' ? 1 : 0;
    } else if (letter === '{' || letter === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (letter === '}' || letter === ']') {
      depth -= 1;
    }
  }
  return deepest;
}

export function mediaType({ headers }: ApiRequest): string | undefined {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  return type === '' ? undefined : type;
}

function unrecognized(request: ApiRequest, kind: string, why: string): Error {
  return badRequest(
    `the object provided is unrecognized (must be of type ${kind}): ${why} (${summary(request)})`,
  );
}

const SUMMARY_LENGTH = 30;

function summary({ body }: ApiRequest): string {
  const source = body.toString('utf8');
  if (source === '') {
    return '<empty>';
  }
  return source.length > SUMMARY_LENGTH ? `${source.slice(0, SUMMARY_LENGTH)} ...` : source;
}

function wrongKind(entry: KindEntry, body: JsonObject): Error {
  const kind = text(body['kind']);
  if (!entry.fromCrd) {
    return badRequest(
      `${kind} in version "${entry.version}" cannot be handled as a ${entry.kind}: converting (${entry.version}.${kind}) to (${entry.version}.${entry.kind}): unknown conversion`,
    );
  }
  const field = 'kind';
  const message = `Invalid value: ${JSON.stringify(kind)}: must be ${entry.kind}`;
  const name = text(objectAt(body, 'metadata')?.['name']);
  return invalid(entry, name, [{ reason: 'FieldValueInvalid', message, field }]);
}

/** Metadata with the field types of Go's `ObjectMeta`; `null` counts as absent. */
function metadataOf(entry: KindEntry, body: JsonObject): JsonObject {
  const given = body['metadata'] ?? {};
  if (!isObject(given)) {
    throw undecodable(entry, typeof given, 'metadata of type v1.ObjectMeta');
  }
  const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  for (const [field, isValid] of FIELDS) {
    const value = kept[field];
    if (value !== undefined && !isValid(value)) {
      throw undecodable(entry, typeof value, `ObjectMeta.metadata.${field}`);
    }
  }
  return kept;
}

function undecodable({ kind, version }: KindEntry, found: string, where: string): Error {
  return badRequest(
    `${kind} in version "${version}" cannot be handled as a ${kind}: json: cannot unmarshal ${found} into Go struct field ${where}`,
  );
}

const FIELDS: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ...['name', 'generateName', 'namespace', 'uid', 'resourceVersion', 'creationTimestamp'].map(
    (field) => [field, isText] as const,
  ),
  ['labels', isTextMap],
  ['annotations', isTextMap],
  ['finalizers', (value) => Array.isArray(value) && value.every(isText)],
  ['ownerReferences', (value) => Array.isArray(value) && value.every(isOwner)],
];

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTextMap(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isText);
}

function isOwner(value: unknown): boolean {
  return (
    isObject(value) &&
    ['apiVersion', 'kind', 'name', 'uid'].every((field) => isText(value[field] ?? ''))
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
