/** ConfigMap: the keys are file names. */
import type { FieldCause } from '../../contracts';
import { objectAt } from '../../json';
import type { KubeObject } from '../../types';
import { invalid } from '../causes';
import { configKeyProblems } from '../names';

export function configMapCauses(object: KubeObject): readonly FieldCause[] {
  const data = Object.keys(objectAt(object, 'data') ?? {});
  const binary = Object.keys(objectAt(object, 'binaryData') ?? {});
  return [
    ...data.flatMap((key) => keyCauses(key, 'data')),
    ...data
      .filter((key) => binary.includes(key))
      .map((key) => invalid(`data[${key}]`, key, 'duplicate of key present in binaryData')),
    ...binary.flatMap((key) => keyCauses(key, 'binaryData')),
  ];
}

function keyCauses(key: string, field: string): readonly FieldCause[] {
  return configKeyProblems(key).map((problem) => invalid(`${field}[${key}]`, key, problem));
}
