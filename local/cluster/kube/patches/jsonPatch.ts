import { applyPatch, Pointer } from 'rfc6902';
import type { Operation } from 'rfc6902';
import { badRequest, unprocessable } from '../failures';
import { isObject } from '../json';
import { cloneJson } from '../objects';
import type { JsonObject } from '../types';

/**
 * Applies an RFC 6902 patch to a copy; 422 when an operation fails or is unknown, 400 when it is no patch.
 * @param text the patch as it was sent
 */
export function jsonPatch(target: JsonObject, patch: unknown, text: string): JsonObject {
  if (!Array.isArray(patch) || !patch.every(isObject)) {
    throw badRequest(
      'error decoding patch: json: cannot unmarshal object into Go value of type jsonpatch.Patch',
    );
  }
  // The operation is validated when it is applied.
  const operations = patch.filter(isOperation);
  if (operations.length < patch.length) throw unprocessable();
  const changed = cloneJson(target);
  if (testsOtherBytes(operations, text) || !succeeds(changed, operations)) {
    throw unprocessable();
  }
  return changed;
}

/**
 * Texts are compared byte by byte, and Go stores `&`, `<` and `>` escaped, so unescaped ones differ. Source:
 * `lazyNode.equal` of evanphx/json-patch v4, which Kubernetes uses.
 */
function testsOtherBytes(patch: readonly Operation[], text: string): boolean {
  const tested = patch.filter(({ op }) => op === 'test');
  return UNESCAPED.test(text) && UNESCAPED.test(JSON.stringify(tested));
}

const UNESCAPED = /[<>&\u2028\u2029]/;

/** Modifies the object. The library returns some errors and throws others. */
function succeeds(changed: JsonObject, patch: readonly Operation[]): boolean {
  try {
    return patch.every(
      (operation) =>
        testsAbsence(changed, operation) || applyPatch(changed, [operation])[0] === null,
    );
  } catch {
    return false;
  }
}

/** A key that its object does not have counts as `null` (`patch.test` of evanphx/json-patch v4). */
function testsAbsence(changed: JsonObject, operation: Operation): boolean {
  if (operation.op !== 'test' || operation.value !== null) return false;
  const found: { readonly parent: unknown; readonly value: unknown } = Pointer.fromJSON(
    operation.path,
  ).evaluate(changed);
  return isObject(found.parent) && found.value === undefined;
}

const OPERATIONS = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test']);

function isOperation(value: JsonObject): value is JsonObject & Operation {
  return (
    typeof value['op'] === 'string' &&
    OPERATIONS.has(value['op']) &&
    typeof value['path'] === 'string'
  );
}
