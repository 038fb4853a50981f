import { recordIn, textsIn } from '~/kube/json';
import type { ClusterServiceVersion, InstallPlan, Subscription } from '~/kube/models/olm';
import { perObject } from '~/kube/perObject';

/**
 * Objects with the shape of their models. The API server validates statuses with OLM's definitions, but those of an
 * earlier release, or replaced ones, accept other shapes. Fields with another shape are omitted, so that they do not
 * break the page. Valid objects remain the same. The spec of a Subscription never changes, because it is written again.
 * Cached per object, because a change of one checks all.
 */
export const wellFormedSubscription = perObject((subscription: Subscription): Subscription => {
  const status = soundFields(subscription.status, SUBSCRIPTION_STATUS);
  return status === undefined || status === subscription.status
    ? subscription
    : { ...subscription, status };
});

export const wellFormedCsv = perObject((csv: ClusterServiceVersion): ClusterServiceVersion => {
  const spec = soundFields(csv.spec, CSV_SPEC);
  const status = soundFields(csv.status, CSV_STATUS);
  if (spec === csv.spec && status === csv.status) return csv;
  return {
    ...csv,
    ...(spec === undefined ? {} : { spec }),
    ...(status === undefined ? {} : { status }),
  };
});

export const wellFormedPlan = perObject((plan: InstallPlan): InstallPlan => {
  const status = soundFields(plan.status, PLAN_STATUS);
  const { spec } = plan;
  const isSound = spec === undefined || hasNames(spec);
  if (isSound && status === plan.status) return plan;
  return {
    ...plan,
    ...(spec === undefined ? {} : { spec: { ...spec, clusterServiceVersionNames: namesIn(spec) } }),
    ...(status === undefined ? {} : { status }),
  };
});

function hasNames(spec: object): boolean {
  const { clusterServiceVersionNames: names } = recordIn(spec);
  return names !== undefined && fits(names, LIST);
}

function namesIn(spec: object): readonly string[] {
  return textsIn(recordIn(spec)['clusterServiceVersionNames']);
}

type Shape =
  | 'text'
  /** A list of values with this shape. */
  | readonly [Shape]
  | { readonly [field: string]: Shape };

const CONDITIONS = [
  { type: 'text', status: 'text', reason: 'text', message: 'text', lastTransitionTime: 'text' },
] as const;

const SUBSCRIPTION_STATUS = {
  state: 'text',
  currentCSV: 'text',
  installedCSV: 'text',
  installPlanRef: { name: 'text', namespace: 'text' },
  conditions: CONDITIONS,
  lastUpdated: 'text',
} as const;

const PLAN_STATUS = {
  phase: 'text',
  message: 'text',
  startTime: 'text',
  conditions: CONDITIONS,
  plan: [{ resolving: 'text', status: 'text', resource: { kind: 'text', name: 'text' } }],
  bundleLookups: [
    {
      path: 'text',
      identifier: 'text',
      replaces: 'text',
      properties: 'text',
      conditions: CONDITIONS,
    },
  ],
} as const;

const LIST = ['text'] as const;

const CSV_STATUS = {
  phase: 'text',
  reason: 'text',
  message: 'text',
  lastUpdateTime: 'text',
  lastTransitionTime: 'text',
  conditions: [{ phase: 'text', reason: 'text', message: 'text', lastTransitionTime: 'text' }],
  requirementStatus: [
    {
      group: 'text',
      version: 'text',
      kind: 'text',
      name: 'text',
      status: 'text',
      message: 'text',
      dependents: [{ status: 'text', message: 'text' }],
    },
  ],
} as const;

const DEFINITIONS = [{ name: 'text', kind: 'text', version: 'text', group: 'text' }] as const;

const CSV_SPEC = {
  displayName: 'text',
  version: 'text',
  replaces: 'text',
  provider: { name: 'text' },
  installModes: [{ type: 'text' }],
  customresourcedefinitions: { owned: DEFINITIONS, required: DEFINITIONS },
  apiservicedefinitions: { owned: DEFINITIONS, required: DEFINITIONS },
} as const;

/** The valid fields of a part of an object; the same object if all are valid. */
function soundFields<T extends object>(
  part: T | undefined,
  shapes: Readonly<Record<string, Shape>>,
): Partial<T> | undefined {
  if (fits(part, shapes)) return part;
  const sound: Partial<T> = isRecord(part) ? { ...part } : {};
  for (const [field, shape] of Object.entries(shapes)) {
    if (!fits(recordIn(part)[field], shape)) Reflect.deleteProperty(sound, field);
  }
  return sound;
}

/** Whether a value has a shape. Absent values do, `null` does not. */
function fits(value: unknown, shape: Shape): boolean {
  if (value === undefined) return true;
  if (shape === 'text') return typeof value === 'string';
  if (isListShape(shape)) {
    const [item] = shape;
    return Array.isArray(value) && value.every((one) => fits(one, item) && hasParts(one, item));
  }
  if (!isRecord(value)) return false;
  const fields = recordIn(value);
  return Object.entries(shape).every(([field, inner]) => fits(fields[field], inner));
}

/** An item without a required object is invalid, such as a step without a resource. */
function hasParts(item: unknown, shape: Shape): boolean {
  if (shape === 'text' || isListShape(shape)) return true;
  const fields = recordIn(item);
  return Object.entries(shape).every(
    ([field, inner]) => inner === 'text' || isListShape(inner) || field in fields,
  );
}

function isListShape(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
