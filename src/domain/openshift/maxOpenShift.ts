import { jsonIn, listIn, recordIn, textIn } from '../catalog/json';

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
 * Rule: OLM's nextY, in the same file.
 */
export function nextMinorOf(version: string): OpenShiftMinor | null {
  const found = /^v?(\d+)\.(\d+)\.\d+(-)?/.exec(version.trim());
  if (found === null) return null;
  const [, major, minor, pre] = found;
  return { major: Number(major), minor: Number(minor) + (pre === undefined ? 1 : 0) };
}

/** Whether an Operator, as long as it is installed, keeps the cluster from that minor version. */
export function keepsFrom(limit: MaxOpenShift, next: OpenShiftMinor): boolean {
  if (limit.kind !== 'minor') return limit.kind === 'invalid';
  const { major, minor } = limit.maximum;
  return major < next.major || (major === next.major && minor < next.minor);
}

/** `4.22` */
export function minorText({ major, minor }: OpenShiftMinor): string {
  return `${major}.${minor}`;
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
