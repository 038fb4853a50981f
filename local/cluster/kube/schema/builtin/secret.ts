/** Secret: the logins of a pull secret are JSON. */
import type { FieldCause } from '../../contracts';
import { goSyntaxError } from '../../goSyntaxError';
import { objectAt, textAt } from '../../json';
import type { KubeObject } from '../../types';
import { invalid, required } from '../causes';

/** The key that holds the logins, by the Secret's type. */
const LOGINS: ReadonlyMap<string, string> = new Map([
  ['kubernetes.io/dockerconfigjson', '.dockerconfigjson'],
  ['kubernetes.io/dockercfg', '.dockercfg'],
]);

export function secretCauses(object: KubeObject): readonly FieldCause[] {
  const key = LOGINS.get(textAt(object, 'type') ?? '');
  if (key === undefined) return [];
  const logins = objectAt(object, 'data')?.[key];
  const field = `data[${key}]`;
  if (typeof logins !== 'string') return [required(field)];
  const problem = problemOf(Buffer.from(logins, 'base64').toString('utf8'));
  return problem === undefined ? [] : [invalid(field, '<secret contents redacted>', problem)];
}

function problemOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (broken) {
    return goSyntaxError(broken);
  }
}
