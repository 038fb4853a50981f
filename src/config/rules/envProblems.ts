import type { KeyReference, ResourceFieldReference } from '~/kube/models/subscriptionConfig';
import type { ConfigRows, EnvFromRow, EnvRow } from './draft';
import { divisorsOf, isDivisor, isEnvFieldPath, isResourceField } from './fieldPath';
import { isDataKey, isDnsLabel, isDnsSubdomain, isEnvName, isPlainEnvName } from './nameSyntax';
import { type ConfigProblem, at, warning } from './problem';
import { unsetProxies } from './proxy';
import { duplicates, inSyntax, problemsOfRows, required, typedProblems, when } from './rowProblems';
import { isUnread } from './typedRow';

/** CF-001. Of two with a name OLM takes the last, so that a second one is no error but a mistake. */
export function envProblems({ env }: Pick<ConfigRows, 'env'>): readonly ConfigProblem[] {
  const unset = unsetProxies(env);
  return [
    ...problemsOfRows('env', env, (row, path) => [
      ...nameProblems(row.name, at(path, 'name')),
      ...sourceProblems(row, path),
    ]),
    ...duplicates('env', 'name', { rows: env, valueOf: ({ name }) => name }).map((duplicate) => ({
      ...duplicate,
      severity: 'warning' as const,
    })),
    // CF-011: whoever sets one of the three has to know that the cluster's values for the others are gone.
    ...(unset.length === 0 ? [] : [warning('env', { kind: 'proxy-in-part', unset })]),
  ];
}

/** CF-002: each of one Secret or ConfigMap. */
export function envFromProblems({
  envFrom,
}: Pick<ConfigRows, 'envFrom'>): readonly ConfigProblem[] {
  return problemsOfRows('envFrom', envFrom, (row: EnvFromRow, path) => {
    const { prefix = '', secretRef, configMapRef } = row;
    const hasOne = (secretRef === undefined) !== (configMapRef === undefined);
    return [
      ...when(!hasOne, path, { kind: 'one-source' }),
      ...(prefix === '' ? [] : inSyntax(prefix, at(path, 'prefix'), ENV_NAME)),
      ...objectName(secretRef, at(path, 'secretRef')),
      ...objectName(configMapRef, at(path, 'configMapRef')),
    ];
  });
}

const ENV_NAME = { syntax: 'env-name', accepts: isEnvName } as const;
const OBJECT_NAME = { syntax: 'object-name', accepts: isDnsSubdomain } as const;
const FIELD_PATH = { syntax: 'field-path', accepts: isEnvFieldPath } as const;
const RESOURCE_FIELD = { syntax: 'resource-field', accepts: isResourceField } as const;
const CONTAINER = { syntax: 'volume-name', accepts: isDnsLabel } as const;
const DATA_KEY = { syntax: 'data-key', accepts: isDataKey } as const;

function nameProblems(name: string, path: string): readonly ConfigProblem[] {
  const problems = required(name, path, ENV_NAME);
  if (problems.length > 0 || isPlainEnvName(name)) return problems;
  return [warning(path, { kind: 'bad-syntax', syntax: 'env-name-for-shells' })];
}

function sourceProblems(row: EnvRow, path: string): readonly ConfigProblem[] {
  if (isUnread(row)) return typedProblems(row, path);
  const { value = '', valueFrom } = row;
  if (valueFrom === undefined) return [];
  const from = at(path, 'valueFrom');
  const { secretKeyRef, configMapKeyRef, fieldRef, resourceFieldRef } = valueFrom;
  return [
    ...when(value !== '', path, { kind: 'value-and-source' }),
    ...when(Object.keys(valueFrom).length !== 1, from, { kind: 'one-source' }),
    ...keyReference(secretKeyRef, at(from, 'secretKeyRef')),
    ...keyReference(configMapKeyRef, at(from, 'configMapKeyRef')),
    ...(fieldRef === undefined
      ? []
      : required(fieldRef.fieldPath, at(from, 'fieldRef.fieldPath'), FIELD_PATH)),
    ...resourceReference(resourceFieldRef, at(from, 'resourceFieldRef')),
  ];
}

function keyReference(reference: KeyReference | undefined, path: string): readonly ConfigProblem[] {
  if (reference === undefined) return [];
  return [...objectName(reference, path), ...required(reference.key, at(path, 'key'), DATA_KEY)];
}

/** `validateContainerResourceFieldSelector`: for a variable the container need not be named. */
function resourceReference(
  reference: ResourceFieldReference | undefined,
  path: string,
): readonly ConfigProblem[] {
  if (reference === undefined) return [];
  const { containerName = '', resource, divisor } = reference;
  const isKnown = isResourceField(resource);
  const isUnit = divisor === undefined || !isKnown || isDivisor(divisor.toString(), resource);
  return [
    ...required(resource, at(path, 'resource'), RESOURCE_FIELD),
    ...(containerName === '' ? [] : inSyntax(containerName, at(path, 'containerName'), CONTAINER)),
    ...when(!isUnit, at(path, 'divisor'), { kind: 'not-one-of', allowed: divisorsOf(resource) }),
  ];
}

function objectName(
  reference: { readonly name?: string } | undefined,
  path: string,
): readonly ConfigProblem[] {
  return reference === undefined ? [] : required(reference.name, at(path, 'name'), OBJECT_NAME);
}
