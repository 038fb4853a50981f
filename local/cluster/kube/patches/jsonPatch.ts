import { applyPatch } from 'rfc6902';
import type { Operation } from 'rfc6902';
import { badRequest, unprocessable } from '../failures';
import { isObject } from '../json';
import { cloneJson } from '../objects';
import type { JsonObject } from '../types';

/** Applies an RFC 6902 patch to a copy; 422 when an operation fails, 400 when it is no patch. */
export function jsonPatch(target: JsonObject, patch: unknown): JsonObject {
  if (!Array.isArray(patch) || !patch.every(isOperation)) {
    throw badRequest(
      'error decoding patch: json: cannot unmarshal object into Go value of type jsonpatch.Patch',
    );
  }
  const changed = cloneJson(target);
  if (!succeeds(changed, patch)) {
    throw unprocessable();
  }
  return changed;
}

/** Changes the object. The library answers some mistakes and throws at others. */
function succeeds(changed: JsonObject, patch: Operation[]): boolean {
  try {
    return applyPatch(changed, patch).every((failed) => failed === null);
  } catch {
    return false;
  }
}

const OPERATIONS = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test']);

function isOperation(value: unknown): value is Operation {
  return (
    isObject(value) &&
    typeof value['op'] === 'string' &&
    OPERATIONS.has(value['op']) &&
    typeof value['path'] === 'string'
  );
}
