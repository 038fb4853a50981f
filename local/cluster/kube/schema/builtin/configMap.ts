/** ConfigMap: the keys are file names. */
import type { FieldCause } from '../../contracts';
import { objectAt } from '../../json';
import type { KubeObject } from '../../types';
import { invalid, tooLong } from '../causes';
import { configKeyProblems } from '../names';

export function configMapCauses(object: KubeObject): readonly FieldCause[] {
  const data = Object.keys(objectAt(object, 'data') ?? {});
  const binary = Object.keys(objectAt(object, 'binaryData') ?? {});
  return [
    ...sizeCauses(object),
    ...data.flatMap((key) => keyCauses(key, 'data')),
    ...data
      .filter((key) => binary.includes(key))
      .map((key) => invalid(`data[${key}]`, key, 'duplicate of key present in binaryData')),
    ...binary.flatMap((key) => keyCauses(key, 'binaryData')),
  ];
}

/** Data and binary data together, in bytes. */
const SIZE_LIMIT = 1024 * 1024;

function sizeCauses(object: KubeObject): readonly FieldCause[] {
  const size = bytesIn(object, 'data', 'utf8') + bytesIn(object, 'binaryData', 'base64');
  // Kubernetes' path of the object itself.
  return size > SIZE_LIMIT ? [tooLong('[]', SIZE_LIMIT)] : [];
}

/** Binary data counts decoded, not as JSON text. */
function bytesIn(object: KubeObject, field: string, encoding: 'utf8' | 'base64'): number {
  return Object.values(objectAt(object, field) ?? {})
    .map((value) => (typeof value === 'string' ? Buffer.byteLength(value, encoding) : 0))
    .reduce((sum, one) => sum + one, 0);
}

function keyCauses(key: string, field: string): readonly FieldCause[] {
  return configKeyProblems(key).map((problem) => invalid(`${field}[${key}]`, key, problem));
}
