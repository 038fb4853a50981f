import { listIn, recordIn, textsIn } from '~/kube/json';
import type { FieldPath } from './fieldPaths';
import { childFields, type Field, fieldAt, type FieldTree } from './fields';
import type { DescribedFields } from './descriptors';

/** Fields of a group of which at most one can be set, as paths below the group. */
export type Union = readonly (readonly string[])[];

/**
 * The fields of a group that exclude each other: stated by `oneOf` in the schema, or known of core/v1, whose schemas do
 * not state it (k8s.io/api/core/v1 types.go, `EnvVar`, `EnvVarSource`, `EnvFromSource`, `VolumeSource`,
 * `VolumeProjection`, `ProbeHandler`; 1.36, compared 2026-11-29). `null`: none.
 */
export function unionIn({ schema }: Pick<Field, 'schema'>): Union | null {
  const properties = recordIn(schema['properties']);
  const keys = Object.keys(properties);
  const stated = statedUnion(schema['oneOf'], keys);
  if (stated !== null) return stated;
  const known = CORE.find(({ has }) => has.every((key) => keys.includes(key)));
  if (known === undefined || !keys.every((key) => known.allows(key))) return null;
  return known.of(keys).flatMap((key): Union => {
    const inner = key === 'valueFrom' ? recordIn(recordIn(properties[key])['properties']) : {};
    return Object.keys(inner).length > 0 ? Object.keys(inner).map((one) => [key, one]) : [[key]];
  });
}

/** Each alternative requires one field. */
function statedUnion(oneOf: unknown, keys: readonly string[]): Union | null {
  const required = listIn(oneOf).map((one) => textsIn(recordIn(one)['required']));
  const isUnion =
    required.length > 1 &&
    required.every(
      ([key, ...more]) => more.length === 0 && key !== undefined && keys.includes(key),
    );
  return isUnion ? required : null;
}

type CoreUnion = {
  /** The keys that identify the type. */
  readonly has: readonly string[];
  readonly allows: (key: string) => boolean;
  readonly of: (keys: readonly string[]) => readonly string[];
};

const CORE: readonly CoreUnion[] = [
  {
    has: ['name', 'value', 'valueFrom'],
    allows: (key) => ['name', 'value', 'valueFrom'].includes(key),
    of: () => ['value', 'valueFrom'],
  },
  {
    has: ['secretKeyRef', 'configMapKeyRef'],
    allows: (key) => /(?:KeyRef|[fF]ieldRef)$/.test(key),
    of: (keys) => keys,
  },
  {
    has: ['secretRef', 'configMapRef'],
    allows: (key) => ['prefix', 'secretRef', 'configMapRef'].includes(key),
    of: () => ['configMapRef', 'secretRef'],
  },
  {
    has: ['name', 'configMap', 'secret', 'emptyDir', 'persistentVolumeClaim'],
    allows: () => true,
    of: (keys) => commonFirst(keys.filter((key) => key !== 'name')),
  },
  {
    has: ['configMap', 'secret', 'downwardAPI', 'serviceAccountToken'],
    allows: (key) => !['name', 'emptyDir'].includes(key),
    of: commonFirst,
  },
  {
    has: ['exec', 'httpGet', 'tcpSocket'],
    allows: () => true,
    of: (keys) =>
      keys.filter((key) => ['exec', 'httpGet', 'tcpSocket', 'grpc', 'sleep'].includes(key)),
  },
];

const COMMON = ['configMap', 'secret', 'emptyDir', 'persistentVolumeClaim', 'projected'];

function commonFirst(keys: readonly string[]): readonly string[] {
  return [
    ...COMMON.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !COMMON.includes(key)),
  ];
}

/** The fields of a union, in the order of its alternatives. */
export function alternativesOf(
  group: Field,
  union: Union,
  described: DescribedFields,
): readonly Field[] {
  return union.flatMap((steps) => {
    let field: Field | undefined = group;
    for (const step of steps) {
      field =
        field === undefined
          ? undefined
          : childFields(field, described).find(({ path }) => path.at(-1) === step);
    }
    return field ?? [];
  });
}

/** Whether the value at a path is one of the fields that exclude each other. */
export function isAlternative(tree: FieldTree, path: FieldPath): boolean {
  return [1, 2].some((length) => {
    const group = path.length < length ? null : fieldAt(tree, path.slice(0, -length));
    const union = group === null ? null : unionIn(group);
    const steps = path.slice(-length);
    return union?.some((one) => isSame(one, steps)) === true;
  });
}

function isSame(one: FieldPath, other: FieldPath): boolean {
  return one.length === other.length && one.every((step, at) => step === other[at]);
}

/** Whether the fields of a list's item fit side by side: a few scalars, and a choice between scalars or references. */
export function isShortItem(item: Field, described: DescribedFields): boolean {
  if (item.control !== 'group') return false;
  const union = unionIn(item);
  const members = union?.map(([key]) => key) ?? [];
  const others = childFields(item, described).filter(
    ({ path }) => !members.includes(String(path.at(-1))),
  );
  const alternatives = union === null ? [] : alternativesOf(item, union, described);
  return (
    others.length <= MOST_IN_ROW &&
    others.every(isScalar) &&
    alternatives.every(
      (one) =>
        isScalar(one) || (one.control === 'group' && childFields(one, described).every(isScalar)),
    )
  );
}

const MOST_IN_ROW = 5;

const NOT_SCALAR: readonly Field['control'][] = [
  'group',
  'resources',
  'selector',
  'list-of-values',
  'list-of-objects',
  'map-of-values',
  'map-of-objects',
  'yaml',
];

function isScalar({ control }: Field): boolean {
  return !NOT_SCALAR.includes(control);
}
