import { jsonIn, listIn, recordIn, textIn } from '~/kube/json';

/** A minor version of OpenShift. */
export type OpenShiftMinor = { readonly major: number; readonly minor: number };

/** Up to which OpenShift an Operator says that it works (SU-037). */
export type MaxOpenShift =
  | { readonly kind: 'none' }
  | { readonly kind: 'minor'; readonly maximum: OpenShiftMinor }
  /** It says something that OLM cannot read; that keeps the cluster back, too. */
  | { readonly kind: 'invalid'; readonly text: string };

type Annotations = Readonly<Record<string, unknown>> | undefined;

/**
 * What an installed ClusterServiceVersion declares, as OLM reads it: from its bundle's properties, which OLM keeps in an
 * annotation. Rule: OLM's maxOpenShiftVersion, pkg/controller/operators/openshift/helpers.go.
 */
export function maxOpenShiftOf(annotations: Annotations): MaxOpenShift {
  const annotation = textIn(annotations?.[INSTALLED]);
  if (annotation === null) return { kind: 'none' };
  const content = jsonIn(annotation);
  return content === null
    ? { kind: 'invalid', text: annotation }
    : maxOpenShiftIn(recordIn(content)['properties']);
}

/** The same of a version that a catalog offers: there the author's own annotation says it (OD-017). */
export function offeredMaxOpenShift(annotations: Annotations): MaxOpenShift {
  const annotation = textIn(annotations?.[AUTHORED]);
  return annotation === null ? { kind: 'none' } : maxOpenShiftIn(jsonIn(annotation));
}

/**
 * The minor version that comes after an OpenShift version; of a pre-release it is the release itself. `null`: no version.
 * Rule: OLM's nextY, in the same file. After 4.23, which is 5.0 by another name, comes 5.1.
 */
export function nextMinorOf(version: string): OpenShiftMinor | null {
  const found = /^v?(\d+)\.(\d+)\.\d+(-)?/.exec(version.trim());
  if (found === null) return null;
  const [, majorText, minorDigits, pre] = found;
  const current = { major: Number(majorText), minor: Number(minorDigits) };
  if (pre !== undefined) return current;
  const { major, minor } = unified(current);
  return { major, minor: minor + 1 };
}

/** Whether two versions are the same release of OpenShift. */
export function isSameRelease(one: OpenShiftMinor, other: OpenShiftMinor): boolean {
  const [first, second] = [unified(one), unified(other)];
  return first.major === second.major && first.minor === second.minor;
}

/** Whether an Operator, as long as it is installed, keeps the cluster from that minor version. */
export function keepsFrom(limit: MaxOpenShift, next: OpenShiftMinor): boolean {
  if (limit.kind !== 'minor') return limit.kind === 'invalid';
  const { maximum } = limit;
  return isBefore(maximum, next) && isBefore(unified(maximum), unified(next));
}

/** `4.22`; the release with two names has both. */
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

/** More than one is as wrong as one that names more than major and minor. */
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
