import { quantityOf } from '~/olm/quantity';
import type { KeyReference, ResourceFieldReference } from '~/kube/models/subscriptionConfig';
import { configOf, type ConfigDraft, type ConfigRows, type EnvFromRow, type EnvRow } from './draft';
import { annotationProblems, nodeSelectorProblems, tolerationProblems } from './placementProblems';
import { at, warning, type ConfigProblem } from './problem';
import { shapeProblems } from './shape';
import { volumeMountProblems } from './mountProblems';
import { volumeProblems } from './volumeProblems';
import {
  isResourceName,
  isDataKey,
  isDnsLabel,
  isDnsSubdomain,
  isEnvName,
  isPlainEnvName,
} from './nameSyntax';
import { inSyntax, when, duplicates, problemsOfRows, required, typedProblems } from './rowProblems';
import { divisorsOf, isDivisor, isEnvFieldPath, isResourceField } from './fieldPath';
import { unsetProxies } from './proxy';
import { isUnread } from './typedRow';

/**
 * The problems in the settings of an Operator that the API server, OLM or the pod's Deployment would reject. The server
 * itself checks only types, so that the others would appear when OLM deploys (core/v1 validation of pods).
 */
export function configProblems(draft: ConfigDraft): readonly ConfigProblem[] {
  const { rows, yaml, affinity, selector } = draft;
  if (yaml !== null && yaml.problems.length > 0) return yaml.problems;
  return [
    ...shapeProblems(configOf(draft)),
    ...(affinity?.problems ?? []),
    ...(selector?.problems ?? []),
    ...envProblems(rows),
    ...envFromProblems(rows),
    ...resourceProblems(rows),
    ...nodeSelectorProblems(rows),
    ...tolerationProblems(rows),
    ...volumeProblems(rows),
    ...volumeMountProblems(rows),
    ...annotationProblems(rows),
  ];
}

/** CF-005: quantities must be valid and not negative, and no request above its limit. */
function resourceProblems({ resources }: Pick<ConfigRows, 'resources'>): readonly ConfigProblem[] {
  const { requests = {}, limits = {} } = resources;
  return [
    ...quantityProblems(requests, 'resources.requests'),
    ...quantityProblems(limits, 'resources.limits'),
    ...Object.entries(requests).flatMap(([name, request]) =>
      overLimit(request, limits[name], at('resources.requests', name)),
    ),
  ];
}

function quantityProblems(
  quantities: Readonly<Record<string, string | number>>,
  path: string,
): readonly ConfigProblem[] {
  return Object.entries(quantities).flatMap(([name, quantity]) => {
    const amount = quantityOf(quantity.toString());
    return [
      ...inSyntax(name, at(path, name), { syntax: 'resource-name', accepts: isResourceName }),
      ...when(amount === null, at(path, name), { kind: 'bad-syntax', syntax: 'quantity' }),
      ...when(amount !== null && amount < 0, at(path, name), { kind: 'negative' }),
    ];
  });
}

function overLimit(
  request: string | number,
  limit: string | number | undefined,
  path: string,
): readonly ConfigProblem[] {
  if (limit === undefined) return [];
  const [low, high] = [quantityOf(request.toString()), quantityOf(limit.toString())];
  return when(low !== null && high !== null && low > high, path, {
    kind: 'request-over-limit',
    request: request.toString(),
    limit: limit.toString(),
  });
}

/** CF-001. OLM uses the last of two variables with the same name, so that a second one is a warning. */
function envProblems({ env }: Pick<ConfigRows, 'env'>): readonly ConfigProblem[] {
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
    // CF-011: with one of the three set, the cluster's values for the others do not apply.
    ...(unset.length === 0 ? [] : [warning('env', { kind: 'proxy-in-part', unset })]),
  ];
}

/** CF-002: each Secret or ConfigMap once. */
function envFromProblems({ envFrom }: Pick<ConfigRows, 'envFrom'>): readonly ConfigProblem[] {
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

/** `validateContainerResourceFieldSelector`: a variable does not need the name of the container. */
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
