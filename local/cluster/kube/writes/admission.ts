import { invalid, badRequest } from '../failures';
import { apiVersionOf } from '../kinds/registry';
import { inApiVersion } from '../objects';
import { admit } from '../schema/admit';
import type { FieldCause } from '../contracts';
import type { KubeObject } from '../types';
import type { Target } from './backend';

/**
 * Validates an object against its schema: 400 for unknown fields if strict, 422 for invalid ones.
 * @param before the previous object, in the version of the target; absent for a new one
 */
export function admitted(
  target: Target,
  object: KubeObject,
  { causes, before }: { readonly causes: readonly FieldCause[]; readonly before?: KubeObject },
): { readonly object: KubeObject; readonly warnings: readonly string[] } {
  const { entry } = target;
  const answer = admit(entry, inApiVersion(object, apiVersionOf(entry)), before);
  refuseUnknownFields(target, answer.warnings);
  const all = [...causes, ...answer.causes];
  if (all.length > 0) {
    throw invalid(entry, object.metadata.name, all);
  }
  return {
    object: inApiVersion(answer.object, storedApiVersion(target)),
    warnings: target.fieldValidation === 'Ignore' ? [] : answer.warnings,
  };
}

function storedApiVersion({ entry }: Target): string {
  return apiVersionOf({ group: entry.storageGroup ?? entry.group, version: entry.storageVersion });
}

function refuseUnknownFields(target: Target, warnings: readonly string[]): void {
  const unknown = warnings.filter((warning) => warning.startsWith('unknown field'));
  if (target.fieldValidation === 'Strict' && unknown.length > 0) {
    const { kind, version } = target.entry;
    throw badRequest(
      `${kind} in version "${version}" cannot be handled as a ${kind}: strict decoding error: ${unknown.join(', ')}`,
    );
  }
}
