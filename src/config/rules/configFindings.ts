import { danger, when, warning } from '~/olm/finding';
import { quantityOf } from '~/olm/quantity';
import { propertyPath } from '~/olm/schema/violation';
import type {
  KeyReference,
  ResourceFieldReference,
  SubscriptionConfig,
} from '~/kube/models/subscriptionConfig';
import { type ConfigDraft, type ConfigRows, type EnvFromRow, type EnvRow, rowsOf } from './draft';
import {
  annotationFindings,
  duplicates,
  findingsOfRows,
  inSyntax,
  nodeSelectorFindings,
  OBJECT_NAME,
  required,
  tolerationFindings,
} from './rowFindings';
import { at, type ConfigFinding } from './configFinding';
import { volumeFindings, volumeMountFindings } from './volumeFindings';
import {
  isDataKey,
  isDnsLabel,
  isEnvName,
  isPlainEnvName,
  isResourceName,
} from '~/form/rules/nameSyntax';
import { divisorsOf, isDivisor, isEnvFieldPath, isResourceField } from './fieldPath';
import { unsetProxies } from './proxy';

/**
 * The problems in the settings of an Operator that the API server, OLM or the pod's Deployment would reject. The server
 * itself checks only types, so that the others would appear when OLM deploys (core/v1 validation of pods).
 */
export function configFindings(draft: ConfigDraft): readonly ConfigFinding[] {
  const typed = Object.keys(draft.typed).map((path) => danger({ path, kind: 'not-applied' }));
  return draft.findings.length > 0 ? draft.findings : [...typed, ...ruleFindings(draft.config)];
}

/** The same for a value. */
export function ruleFindings(config: SubscriptionConfig): readonly ConfigFinding[] {
  const rows = rowsOf(config);
  return [
    ...envFindings(rows),
    ...envFromFindings(rows),
    ...resourceFindings(rows),
    ...nodeSelectorFindings(rows),
    ...tolerationFindings(rows),
    ...volumeFindings(rows),
    ...volumeMountFindings(rows),
    ...annotationFindings(rows),
  ];
}

/** CF-005: quantities must be valid and not negative, and no request above its limit. */
function resourceFindings({ resources }: Pick<ConfigRows, 'resources'>): readonly ConfigFinding[] {
  const { requests = {}, limits = {} } = resources;
  return [
    ...quantityFindings(requests, 'resources.requests'),
    ...quantityFindings(limits, 'resources.limits'),
    ...Object.entries(requests).flatMap(([name, request]) =>
      overLimit(request, limits[name], propertyPath('resources.requests', name)),
    ),
  ];
}

function quantityFindings(
  quantities: Readonly<Record<string, string | number>>,
  path: string,
): readonly ConfigFinding[] {
  return Object.entries(quantities).flatMap(([name, quantity]) => {
    const amount = quantityOf(quantity.toString());
    const place = propertyPath(path, name);
    return [
      ...inSyntax(name, place, { syntax: 'resource-name', accepts: isResourceName }),
      ...when(amount === null, danger({ path: place, kind: 'bad-syntax', syntax: 'quantity' })),
      ...when(amount !== null && amount < 0, danger({ path: place, kind: 'negative' })),
    ];
  });
}

function overLimit(
  request: string | number,
  limit: string | number | undefined,
  path: string,
): readonly ConfigFinding[] {
  if (limit === undefined) return [];
  const [low, high] = [quantityOf(request.toString()), quantityOf(limit.toString())];
  return when(
    low !== null && high !== null && low > high,
    danger({
      path,
      kind: 'request-over-limit',
      request: request.toString(),
      limit: limit.toString(),
    }),
  );
}

/** CF-001. OLM uses the last of two variables with the same name, so that a second one is a warning. */
function envFindings({ env }: Pick<ConfigRows, 'env'>): readonly ConfigFinding[] {
  const unset = unsetProxies(env);
  return [
    ...findingsOfRows('env', env, (row, path) => [
      ...nameFindings(row.name, at(path, 'name')),
      ...sourceFindings(row, path),
    ]),
    ...duplicates('env', 'name', { rows: env, valueOf: ({ name }) => name }).map((duplicate) => ({
      ...duplicate,
      severity: 'warning' as const,
    })),
    // CF-011: with one of the three set, the cluster's values for the others do not apply.
    ...(unset.length === 0 ? [] : [warning({ path: 'proxy', kind: 'proxy-in-part', unset })]),
  ];
}

/** CF-002: each Secret or ConfigMap once. */
function envFromFindings({ envFrom }: Pick<ConfigRows, 'envFrom'>): readonly ConfigFinding[] {
  return findingsOfRows('envFrom', envFrom, (row: EnvFromRow, path) => {
    const { prefix = '', secretRef, configMapRef } = row;
    const hasOne = (secretRef === undefined) !== (configMapRef === undefined);
    return [
      ...when(!hasOne, danger({ path, kind: 'one-source' })),
      ...(prefix === '' ? [] : inSyntax(prefix, at(path, 'prefix'), ENV_NAME)),
      ...objectName(secretRef, at(path, 'secretRef')),
      ...objectName(configMapRef, at(path, 'configMapRef')),
    ];
  });
}

const ENV_NAME = { syntax: 'env-name', accepts: isEnvName } as const;
const FIELD_PATH = { syntax: 'field-path', accepts: isEnvFieldPath } as const;
const RESOURCE_FIELD = { syntax: 'resource-field', accepts: isResourceField } as const;
const CONTAINER = { syntax: 'volume-name', accepts: isDnsLabel } as const;
const DATA_KEY = { syntax: 'data-key', accepts: isDataKey } as const;

function nameFindings(name: string, path: string): readonly ConfigFinding[] {
  const findings = required(name, path, ENV_NAME);
  if (findings.length > 0 || isPlainEnvName(name)) return findings;
  return [warning({ path, kind: 'bad-syntax', syntax: 'env-name-for-shells' })];
}

function sourceFindings(row: EnvRow, path: string): readonly ConfigFinding[] {
  const { value = '', valueFrom } = row;
  if (valueFrom === undefined) return [];
  const from = at(path, 'valueFrom');
  const { secretKeyRef, configMapKeyRef, fieldRef, resourceFieldRef } = valueFrom;
  return [
    ...when(value !== '', danger({ path, kind: 'value-and-source' })),
    ...when(Object.keys(valueFrom).length !== 1, danger({ path: from, kind: 'one-source' })),
    ...keyReference(secretKeyRef, at(from, 'secretKeyRef')),
    ...keyReference(configMapKeyRef, at(from, 'configMapKeyRef')),
    ...(fieldRef === undefined
      ? []
      : required(fieldRef.fieldPath, at(from, 'fieldRef.fieldPath'), FIELD_PATH)),
    ...resourceReference(resourceFieldRef, at(from, 'resourceFieldRef')),
  ];
}

function keyReference(reference: KeyReference | undefined, path: string): readonly ConfigFinding[] {
  if (reference === undefined) return [];
  return [...objectName(reference, path), ...required(reference.key, at(path, 'key'), DATA_KEY)];
}

/** `validateContainerResourceFieldSelector`: a variable does not need the name of the container. */
function resourceReference(
  reference: ResourceFieldReference | undefined,
  path: string,
): readonly ConfigFinding[] {
  if (reference === undefined) return [];
  const { containerName = '', resource, divisor } = reference;
  const isKnown = isResourceField(resource);
  const isUnit = divisor === undefined || !isKnown || isDivisor(divisor.toString(), resource);
  return [
    ...required(resource, at(path, 'resource'), RESOURCE_FIELD),
    ...(containerName === '' ? [] : inSyntax(containerName, at(path, 'containerName'), CONTAINER)),
    ...when(
      !isUnit,
      danger({ path: at(path, 'divisor'), kind: 'not-one-of', allowed: divisorsOf(resource) }),
    ),
  ];
}

function objectName(
  reference: { readonly name?: string } | undefined,
  path: string,
): readonly ConfigFinding[] {
  return reference === undefined ? [] : required(reference.name, at(path, 'name'), OBJECT_NAME);
}
