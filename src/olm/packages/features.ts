import { jsonIn, listIn, recordIn, textIn, textsIn } from '~/kube/json';

/** Infrastructure features, by the name after `features.operators.openshift.io/` (BR-026). */
export const FEATURES = [
  'disconnected',
  'fips-compliant',
  'proxy-aware',
  'tls-profiles',
  'token-auth-aws',
  'token-auth-azure',
  'token-auth-gcp',
  'cnf',
  'cni',
  'csi',
  'single-node',
] as const;

export type Feature = (typeof FEATURES)[number];

type Annotations = Readonly<Record<string, string>>;

/**
 * The declared features: the union of both formats. A key of the new format takes precedence, and only the text "true"
 * counts.
 */
export function featuresIn(annotations: Annotations): readonly Feature[] {
  const old = namesIn(annotations['operators.openshift.io/infrastructure-features']).flatMap(
    (name) => OLD_NAMES.get(name.toLowerCase()) ?? [],
  );
  return FEATURES.filter((feature) => {
    const stated = annotations[`features.operators.openshift.io/${feature}`];
    return stated === undefined ? old.includes(feature) : stated === 'true';
  });
}

/** Whether an Operator states that it does not support the cluster-wide proxy. */
export function ignoresProxy(annotations: Annotations): boolean {
  return annotations['features.operators.openshift.io/proxy-aware'] === 'false';
}

/**
 * Subscriptions of which one is required to use the Operator (BR-039). Text that is not JSON is shown unchanged
 * (BR-040).
 */
export function validSubscriptionsIn(annotations: Annotations): readonly string[] {
  const annotation = annotations['operators.openshift.io/valid-subscription'];
  const parsed = textsIn(jsonIn(annotation));
  if (parsed.length > 0) return parsed;
  const raw = textIn(annotation);
  return raw === null || jsonIn(annotation) !== null ? [] : [raw];
}

/** The maximum OpenShift version, `x.y`, to which a cluster with this Operator can be upgraded (OD-017). */
export function maxOpenShiftVersionIn(annotations: Annotations): string | null {
  const property = listIn(jsonIn(annotations['olm.properties']))
    .map(recordIn)
    .find(({ type }) => type === 'olm.maxOpenShiftVersion');
  const value = property?.['value'];
  return typeof value === 'number' ? String(value) : textIn(value);
}

/** A JSON list, or a list with unquoted texts: `[fips]` (BR-040). */
function namesIn(annotation: string | undefined): readonly string[] {
  const listed = textsIn(jsonIn(annotation));
  if (listed.length > 0) return listed;
  const bare = /^\s*\[([^[\]{}]*)\]\s*$/.exec(annotation ?? '')?.[1] ?? '';
  return bare.split(',').flatMap((name) => textIn(name.replaceAll(/['"]/g, '')) ?? []);
}

/** Source: formats in public catalogs, in lower case. */
const OLD_NAMES: ReadonlyMap<string, readonly Feature[]> = new Map<string, readonly Feature[]>([
  ['disconnected', ['disconnected']],
  ['fips', ['fips-compliant']],
  ['fipsmode', ['fips-compliant']],
  ['proxy', ['proxy-aware']],
  ['proxyaware', ['proxy-aware']],
  ['proxy-aware', ['proxy-aware']],
  ['tls', ['tls-profiles']],
  ['tlsprofiles', ['tls-profiles']],
  // One name for two former clouds.
  ['tokenauth', ['token-auth-aws', 'token-auth-azure']],
  ['tokenauthgcp', ['token-auth-gcp']],
  ['cnf', ['cnf']],
  ['cni', ['cni']],
  ['csi', ['csi']],
  ['sno', ['single-node']],
]);

/** The levels of the capability model, lowest first (BR-022). */
export const CAPABILITY_LEVELS = [
  'Basic Install',
  'Seamless Upgrades',
  'Full Lifecycle',
  'Deep Insights',
  'Auto Pilot',
] as const;

export type CapabilityLevel = (typeof CAPABILITY_LEVELS)[number];

/** The level in the annotation `capabilities`, in any case; `null` if it is not provided. */
export function capabilityOf(annotation: string | null): CapabilityLevel | null {
  const wanted = (annotation ?? '').trim().toLowerCase();
  return CAPABILITY_LEVELS.find((level) => level.toLowerCase() === wanted) ?? null;
}

/** 1 to 5. */
export function rankOf(level: CapabilityLevel): number {
  return CAPABILITY_LEVELS.indexOf(level) + 1;
}
