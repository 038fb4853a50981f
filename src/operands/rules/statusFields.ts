import { lineIn, listIn, recordIn, textIn } from '~/kube/json';
import { linkIn } from '~/olm/packages/support';
import { pathSteps, valueAt, valuesAt } from '~/form/rules/descriptors';
import {
  type Descriptor,
  descriptorsIn,
  type OperandApi,
  specDescriptors,
  statusDescriptors,
} from './operandApis';

/** A displayed field of an instance. */
export type StatusField = {
  readonly id: string;
  readonly title: string;
  readonly value: StatusValue;
};

export type StatusValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly href: string }
  /** A resource of a built-in kind in the namespace of the instance. */
  | { readonly kind: 'object'; readonly of: string; readonly name: string }
  /** Pods by state. */
  | { readonly kind: 'counts'; readonly counts: readonly (readonly [string, number])[] }
  /** Never displayed. */
  | { readonly kind: 'hidden' };

/**
 * The described status fields with their values; without descriptors, the scalar fields of the status. Absent values
 * and tables are omitted.
 */
export function statusFields(api: OperandApi, object: unknown): readonly StatusField[] {
  const { status } = recordIn(object);
  const described = statusDescriptors(api).flatMap((one, index) =>
    describedField(one, status, index),
  );
  return described.length > 0 ? described : plainFields(status);
}

function describedField(
  { path, title, marks }: Descriptor,
  status: unknown,
  index: number,
): readonly StatusField[] {
  if (path === 'conditions' || marks.some((mark) => /[.:](?:conditions|hidden)$/.test(mark))) {
    return [];
  }
  const found = valueAt(status, pathSteps(path.replace(/^\.?status\./, '')));
  const value = found === undefined ? null : describedValue(marks, found);
  return value === null ? [] : [{ id: `${index} ${path}`, title, value }];
}

function describedValue(marks: readonly string[], found: unknown): StatusValue | null {
  const has = (end: RegExp) => marks.some((mark) => end.test(mark));
  if (has(/:password$/)) return { kind: 'hidden' };
  if (has(/:podstatuses$/)) return countsOf(found);
  const text = typeof found === 'string' ? textIn(found) : null;
  const href = has(/:org\.w3:link$/) ? linkIn(text ?? '') : null;
  if (href !== null) return { kind: 'link', href };
  const of = kindIn(marks);
  if (text !== null && of !== undefined && isName(text)) return { kind: 'object', of, name: text };
  return plainValue(found);
}

/** A built-in kind; marks are lowercase. */
function kindIn(marks: readonly string[]): string | undefined {
  const kind = marks.flatMap(
    (mark) => /^urn:alm:descriptor:io\.kubernetes:(\w+)$/.exec(mark)?.[1] ?? [],
  )[0];
  return KINDS.find((one) => one.toLowerCase() === kind);
}

/**
 * The described fields of the spec with their values, except hidden ones (A23 of the stock console). Absent values are
 * omitted, and objects whose fields are described themselves.
 */
export function specFields(api: OperandApi, object: unknown): readonly StatusField[] {
  const { spec } = recordIn(object);
  const described = descriptorsIn(specDescriptors(api)).map((one) => ({
    ...one,
    path: one.path.replace(/^\.?spec\./, ''),
  }));
  const groups = groupsOf(described);
  return described
    .filter(({ path }) => !groups.has(path))
    .flatMap((one, index) =>
      kindIn(one.marks) === undefined
        ? describedField(one, spec, index)
        : namedResources(one, spec, index),
    )
    .slice(0, MOST_SPEC_FIELDS);
}

const MOST_SPEC_FIELDS = 100;

/** The paths that contain another one. */
function groupsOf(described: readonly Descriptor[]): ReadonlySet<string> {
  return new Set(
    described.flatMap(({ path }) =>
      [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index)),
    ),
  );
}

/** The resources that a field names, each once: by its name, or by an object with the name. */
function namedResources(
  { path, title, marks }: Descriptor,
  spec: unknown,
  index: number,
): readonly StatusField[] {
  const of = kindIn(marks);
  if (of === undefined) return [];
  const names = valuesAt(spec, pathSteps(path))
    .map((found) => (typeof found === 'string' ? found : textIn(recordIn(found)['name'])) ?? '')
    .filter(isName);
  return [...new Set(names)].slice(0, MOST).map((name) => ({
    id: `${index} ${path} ${name}`,
    title,
    value: { kind: 'object', of, name } as const,
  }));
}

const KINDS = ['Secret', 'ConfigMap', 'Service', 'Pod', 'ServiceAccount', 'PersistentVolumeClaim'];

function isName(text: string): boolean {
  return /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(text);
}

/** A map of lists of pods, or of numbers. */
function countsOf(found: unknown): StatusValue | null {
  const counts = Object.entries(recordIn(found))
    .slice(0, MOST)
    .flatMap(([state, pods]): (readonly [string, number])[] => {
      const count = typeof pods === 'number' ? pods : listIn(pods).length;
      return count > 0 ? [[lineIn(state) ?? '', count]] : [];
    });
  return counts.length === 0 ? null : { kind: 'counts', counts };
}

function plainFields(status: unknown): readonly StatusField[] {
  return Object.entries(recordIn(status))
    .filter(([name]) => name !== 'observedGeneration')
    .slice(0, MOST)
    .flatMap(([name, found]): StatusField[] => {
      const value = typeof found === 'object' ? null : plainValue(found);
      return value === null ? [] : [{ id: name, title: lineIn(name) ?? '', value }];
    });
}

const MOST = 40;

function plainValue(found: unknown): StatusValue | null {
  const text = typeof found === 'string' ? found : JSON.stringify(found);
  const line = lineIn(text.slice(0, LONGEST));
  return line === null ? null : { kind: 'text', text: line };
}

const LONGEST = 500;
