import { stringify } from 'yaml';
import type { KindEntry } from '../contracts';
import { mismatched, notAcceptable } from '../failures';
import { bytesOf } from '../objects';
import { partialListOf, partialOf } from '../meta/partial';
import { tableHead, tableOf } from '../meta/table';
import { encodedRows } from '../meta/tableRows';
import type { JsonObject, KubeObject } from '../types';
import { answered, jsonAnswer } from './answers';
import type { Outcome } from './exchange';

/** The object format of a client's `Accept` header. */
export type Shape = 'object' | 'yaml' | 'partial' | 'partial-list' | 'table';

const ACCEPTED = ['application/json', 'application/yaml', 'application/vnd.kubernetes.protobuf'];

/** The first supported format of the `Accept` header; 406 if none is supported. */
export function shapeOf(accept: string | undefined): Shape {
  const wishes = (accept ?? '').split(',').map((wish) => wish.trim());
  if (accept === undefined || accept.trim() === '') {
    return 'object';
  }
  const shape = wishes.map(shapeOfWish).find((found) => found !== undefined);
  if (shape === undefined) {
    throw notAcceptable(ACCEPTED);
  }
  return shape;
}

function shapeOfWish(wish: string): Shape | undefined {
  const [type = '', ...parameters] = wish.split(';').map((part) => part.trim());
  const as = parameters.find((parameter) => parameter.startsWith('as='))?.slice(3);
  if (type === 'application/yaml') {
    return 'yaml';
  }
  if (!['application/json', '*/*', 'application/*'].includes(type)) {
    return undefined;
  }
  switch (as) {
    case undefined:
      return 'object';
    case 'Table':
      return 'table';
    case 'PartialObjectMetadata':
      return 'partial';
    case 'PartialObjectMetadataList':
      return 'partial-list';
    default:
      return undefined;
  }
}

/** One object in the requested format. */
export function objectAnswer(
  entry: KindEntry,
  shape: Shape,
  written: {
    readonly status?: number;
    readonly object: KubeObject;
    readonly warnings?: readonly string[];
  },
): Outcome {
  const { object, status = 200, warnings = [] } = written;
  if (shape === 'yaml') {
    return answered({
      status,
      contentType: 'application/yaml',
      headers: {},
      body: stringify(object),
    });
  }
  return jsonAnswer(status, shaped(entry, shape, object), warnings);
}

/** An object in the format of a response or watch event. */
export function shaped(entry: KindEntry, shape: Shape, object: KubeObject): object {
  switch (shape) {
    case 'table': {
      const { resourceVersion } = object.metadata;
      return tableOf(entry, [object], resourceVersion === undefined ? {} : { resourceVersion });
    }
    case 'partial':
      return partialOf(object);
    case 'partial-list':
      throw mismatched('PartialObjectMetadataList, but the requested object is not a list');
    case 'object':
    case 'yaml':
      return object;
  }
}

/** A list in the requested format. */
export function listAnswer(
  entry: KindEntry,
  shape: Shape,
  { objects, metadata }: { readonly objects: readonly KubeObject[]; readonly metadata: JsonObject },
): Outcome {
  switch (shape) {
    case 'table':
      return partsAnswer(tableHead(entry, metadata), 'rows', encodedRows(entry, objects));
    case 'partial':
      throw mismatched('PartialObjectMetadata, but the requested object is a list');
    case 'partial-list':
      return jsonAnswer(200, partialListOf(objects, metadata));
    case 'yaml':
      return answered({
        status: 200,
        contentType: 'application/yaml',
        headers: {},
        body: stringify({ ...listHead(entry), metadata, items: objects }),
      });
    case 'object':
      return partsAnswer(
        { ...listHead(entry), metadata },
        'items',
        objects.map(entry.fromCrd ? bytesOf : bareBytes),
      );
  }
}

/** A JSON object whose last field is a list of encoded items. */
function partsAnswer(head: object, field: string, items: readonly Uint8Array[]): Outcome {
  const separated = items.flatMap((item, at) => (at === 0 ? [item] : [COMMA, item]));
  const start = `${JSON.stringify(head).slice(0, -1)},"${field}":[`;
  return answered({
    status: 200,
    contentType: 'application/json',
    headers: {},
    body: [Buffer.from(start), ...separated, Buffer.from(']}\n')],
  });
}

function listHead({ group, version, listKind }: KindEntry): JsonObject {
  return { kind: listKind, apiVersion: group === '' ? version : `${group}/${version}` };
}

const COMMA = Buffer.from(',');

const bare = new WeakMap<KubeObject, Buffer>();

/** In lists of built-in kinds the items carry neither `kind` nor `apiVersion`. */
function bareBytes(object: KubeObject): Buffer {
  const known = bare.get(object);
  if (known !== undefined) {
    return known;
  }
  const bytes = Buffer.from(JSON.stringify({ ...object, kind: undefined, apiVersion: undefined }));
  if (Object.isFrozen(object)) {
    bare.set(object, bytes);
  }
  return bytes;
}
