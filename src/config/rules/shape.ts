import { danger, isDanger, warning } from '~/olm/finding';
import type { EnvVar, SubscriptionConfig, Volume } from '~/kube/models/subscriptionConfig';
import { recordIn } from '~/kube/json';
import { type ConfigFinding, type ConfigType, at } from './configFinding';
import { CONFIG_SHAPE, ENV_VAR_SHAPE, type Shape, VOLUME_SHAPE } from './configShape';

/** Whether every known field has its type. Unknown fields can have any. */
export function isSubscriptionConfig(value: unknown): value is SubscriptionConfig {
  return isFree(shapeFindings(value));
}

/**
 * The differences from the structural schema of `Subscription.spec.config`: the API server rejects wrong types and
 * drops unknown fields.
 */
export function shapeFindings(value: unknown): readonly ConfigFinding[] {
  return differences(value, CONFIG_SHAPE, '');
}

/** The same for one variable or volume. */
export function envVarFindings(value: unknown): readonly ConfigFinding[] {
  return differences(value, ENV_VAR_SHAPE, '');
}

export function volumeShapeFindings(value: unknown): readonly ConfigFinding[] {
  return differences(value, VOLUME_SHAPE, '');
}

export function isEnvVar(value: unknown): value is EnvVar {
  return isFree(envVarFindings(value));
}

export function isVolume(value: unknown): value is Volume {
  return isFree(volumeShapeFindings(value));
}

/** Unknown fields are only warnings. */
function isFree(findings: readonly ConfigFinding[]): boolean {
  return !findings.some(isDanger);
}

/**
 * The differences of a value from a shape. YAML numbers and booleans are not converted to texts, because environment
 * variables and labels are texts.
 * @param path of the value; empty for all
 */
export function differences(value: unknown, shape: Shape, path: string): readonly ConfigFinding[] {
  if (typeof shape === 'string') {
    return isOf(shape, value) ? [] : [danger({ path, kind: 'wrong-type', expected: shape })];
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return [danger({ path, kind: 'wrong-type', expected: 'list' })];
    return value.flatMap((item: unknown, index) =>
      differences(item, shape.list, `${path}[${index.toString()}]`),
    );
  }
  if (!isOf('object', value)) return [danger({ path, kind: 'wrong-type', expected: 'object' })];
  const entries = Object.entries(recordIn(value));
  if ('map' in shape) {
    return entries.flatMap(([key, item]) => differences(item, shape.map, at(path, key)));
  }
  return [
    ...entries.flatMap((entry) => memberDifferences(entry, shape.members, path)),
    ...(shape.required ?? [])
      .filter((member) => !entries.some(([key]) => key === member))
      .map((member) => danger({ path: at(path, member), kind: 'missing' })),
  ];
}

function memberDifferences(
  [name, value]: readonly [string, unknown],
  members: Readonly<Record<string, Shape>>,
  path: string,
): readonly ConfigFinding[] {
  const shape = Object.hasOwn(members, name) ? members[name] : undefined;
  return shape === undefined
    ? [warning({ path: at(path, name), kind: 'unknown-member' })]
    : differences(value, shape, at(path, name));
}

function isOf(type: ConfigType, value: unknown): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return Number.isSafeInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'quantity':
      return typeof value === 'string' || Number.isFinite(value);
    case 'list':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}
