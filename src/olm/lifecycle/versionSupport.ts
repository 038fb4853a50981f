import { type MinorVersion, leadingMinor } from '~/olm/minorVersion';
import { type OpenShiftMinor, isSameRelease } from './maxOpenShift';
import type { LifecycleVersion, SupportPhase } from './parseLifecycle';

/** What a catalog states about the support of one version. */
export type VersionSupport = {
  /** The compatibility with an OpenShift version; `null`: unknown. */
  readonly compatibility: Compatibility | null;
  /** `null`: unknown. */
  readonly support: Support | null;
  readonly phases: readonly SupportPhase[];
};

export type Compatibility = 'compatible' | 'incompatible';

export type Support =
  | { readonly kind: 'active'; readonly phase: SupportPhase }
  /** Days before the first phase or between two phases. */
  | { readonly kind: 'upcoming'; readonly phase: SupportPhase }
  | { readonly kind: 'ended'; readonly phase: SupportPhase };

export type SupportQuestion = {
  /** The version of the Operator. */
  readonly version: string | null;
  /** `null`: not OpenShift, or unknown. */
  readonly openShift: OpenShiftMinor | null;
  /** As `YYYY-MM-DD`. */
  readonly today: string;
};

/**
 * The lifecycle of a version; `null`: not stated or unknown version. Versions match by major.minor, as in the console
 * (operator-lifecycle-status.tsx).
 */
export function versionSupport(
  versions: readonly LifecycleVersion[],
  { version, openShift, today }: SupportQuestion,
): VersionSupport | null {
  const minor = leadingMinor(version ?? '');
  const found = minor && versions.find((one) => isMinor(one.minor, minor));
  if (!found) return null;
  const compatibility = openShift && compatibilityOf(found, openShift);
  const support = supportOn(found.phases, today);
  return compatibility === null && support === null
    ? null
    : { compatibility, support, phases: found.phases };
}

function isMinor(one: MinorVersion, other: MinorVersion): boolean {
  return one.major === other.major && one.minor === other.minor;
}

function compatibilityOf(
  { openShift: stated }: LifecycleVersion,
  openShift: OpenShiftMinor,
): Compatibility | null {
  if (stated === null) return null;
  return stated.some((one) => isSameRelease(one, openShift)) ? 'compatible' : 'incompatible';
}

/** Of overlapping phases, the one that ends first counts. */
function supportOn(phases: readonly SupportPhase[], today: string): Support | null {
  const active = phases.find(({ start, end }) => start <= today && today <= end);
  if (active !== undefined) return { kind: 'active', phase: active };
  const [next] = phases
    .filter(({ start }) => start > today)
    .toSorted((one, other) => Number(one.start > other.start) - Number(one.start < other.start));
  if (next !== undefined) return { kind: 'upcoming', phase: next };
  const last = phases.at(-1);
  return last === undefined ? null : { kind: 'ended', phase: last };
}
