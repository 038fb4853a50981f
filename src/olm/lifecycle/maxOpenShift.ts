import { jsonIn, listIn, recordIn, textIn } from '~/kube/json';

/** A minor version of OpenShift. */
export type OpenShiftMinor = { readonly major: number; readonly minor: number };

/** The maximum OpenShift version of an Operator (SU-037). */
export type MaxOpenShift =
  | { readonly kind: 'none' }
  | { readonly kind: 'minor'; readonly maximum: OpenShiftMinor }
  /** A value that OLM cannot parse, which also blocks cluster updates. */
  | { readonly kind: 'invalid'; readonly text: string };

type Annotations = Readonly<Record<string, unknown>> | undefined;

/**
 * The maximum OpenShift version of an installed CSV: from the properties of its bundle, which OLM keeps in an
 * annotation. Source: `maxOpenShiftVersion` in OLM's pkg/controller/operators/openshift/helpers.go.
 */
export function maxOpenShiftOf(annotations: Annotations): MaxOpenShift {
  const annotation = textIn(annotations?.[INSTALLED]);
  if (annotation === null) return { kind: 'none' };
  const content = jsonIn(annotation);
  return content === null
    ? { kind: 'invalid', text: annotation }
    : maxOpenShiftIn(recordIn(content)['properties']);
}

/** The maximum OpenShift version of an offered version, from the author's annotation (OD-017). */
export function offeredMaxOpenShift(annotations: Annotations): MaxOpenShift {
  const annotation = textIn(annotations?.[AUTHORED]);
  return annotation === null ? { kind: 'none' } : maxOpenShiftIn(jsonIn(annotation));
}

/**
 * The next minor version of OpenShift. `null`: not a version. 4.23 equals 5.0, so that 5.1 follows. Source: `nextY` and
 * `normalizeOCPVersion` in OLM's pkg/controller/operators/openshift/helpers.go, v0.46.0, compared 2026-11-28. Before
 * v0.30.0, and so in OpenShift 4.16, the release itself followed a pre-release.
 */
export function nextMinorOf(version: string): OpenShiftMinor | null {
  const [, majorDigits, minorDigits] = /^v?(\d+)\.(\d+)\.\d+/.exec(version.trim()) ?? [];
  if (majorDigits === undefined || minorDigits === undefined) return null;
  const { major, minor } = unified({ major: Number(majorDigits), minor: Number(minorDigits) });
  return { major, minor: minor + 1 };
}

/** Whether two versions are the same release of OpenShift. */
export function isSameRelease(one: OpenShiftMinor, other: OpenShiftMinor): boolean {
  const [first, second] = [unified(one), unified(other)];
  return first.major === second.major && first.minor === second.minor;
}

/** Whether a minor version of OpenShift is later than another one. */
export function isLaterRelease(one: OpenShiftMinor, other: OpenShiftMinor): boolean {
  return isBefore(unified(other), unified(one));
}

/** Whether an installed Operator blocks the update of the cluster to a minor version. */
export function keepsFrom(limit: MaxOpenShift, next: OpenShiftMinor): boolean {
  if (limit.kind !== 'minor') return limit.kind === 'invalid';
  const { maximum } = limit;
  return isBefore(maximum, next) && isBefore(unified(maximum), unified(next));
}

/** The text of a minor version, for example `4.22`; both names of the release that has two. */
export function minorText({ major, minor }: OpenShiftMinor): string {
  const text = `${major}.${minor}`;
  return isLastOfFour({ major, minor }) ? `${text} (${minorText(FIRST_OF_FIVE)})` : text;
}

/** OpenShift 4.23 and 5.0 are the same release. */
const LAST_OF_FOUR = { major: 4, minor: 23 } as const;
const FIRST_OF_FIVE = { major: 5, minor: 0 } as const;

function unified(one: OpenShiftMinor): OpenShiftMinor {
  return isLastOfFour(one) ? FIRST_OF_FIVE : one;
}

function isLastOfFour({ major, minor }: OpenShiftMinor): boolean {
  return major === LAST_OF_FOUR.major && minor === LAST_OF_FOUR.minor;
}

function isBefore(one: OpenShiftMinor, other: OpenShiftMinor): boolean {
  return one.major < other.major || (one.major === other.major && one.minor < other.minor);
}

const INSTALLED = 'operatorframework.io/properties';
const AUTHORED = 'olm.properties';

/** Several values are as invalid as a value with more than major and minor. */
function maxOpenShiftIn(properties: unknown): MaxOpenShift {
  const values = listIn(properties)
    .map(recordIn)
    .filter(({ type }) => type === 'olm.maxOpenShiftVersion')
    .map(({ value }) => (typeof value === 'number' ? String(value) : (textIn(value) ?? '')));
  const [first, second] = values;
  if (first === undefined) return { kind: 'none' };
  const maximum = minorIn(first);
  return second !== undefined || maximum === null
    ? { kind: 'invalid', text: values.join(', ') }
    : { kind: 'minor', maximum };
}

function minorIn(text: string): OpenShiftMinor | null {
  const found = /^\s*v?(\d+)(?:\.(\d+)(?:\.0+)?)?\s*$/.exec(text.replaceAll('"', ''));
  if (found === null) return null;
  const [, major, minor = '0'] = found;
  return { major: Number(major), minor: Number(minor) };
}
