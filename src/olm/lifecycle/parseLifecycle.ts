import { jsonIn, lineIn, listIn, recordIn, textIn } from '~/kube/json';
import { shortened } from '~/olm/packages/plainText';
import { type MinorVersion, leadingMinor } from '~/olm/minorVersion';

/** The support periods of a minor version of a package, and the OpenShift versions that it supports. */
export type LifecycleVersion = {
  readonly minor: MinorVersion;
  /** The compatible OpenShift versions; `null`: not stated. */
  readonly openShift: readonly MinorVersion[] | null;
  /** Sorted by end date. */
  readonly phases: readonly SupportPhase[];
};

export type SupportPhase = {
  readonly name: string;
  /** Days as `YYYY-MM-DD`, both inclusive. They sort as texts. */
  readonly start: string;
  readonly end: string;
};

/** Limits for hostile catalogs. Everything beyond is omitted. */
const MOST = {
  characters: 1_000_000,
  documents: 20_000,
  versions: 500,
  phases: 20,
  platforms: 20,
  releases: 200,
};
const NAME_LENGTH = 60;

/** The schema of the documents in a file-based catalog, at most one per package. */
export const LIFECYCLES = 'io.openshift.operators.lifecycles.v1alpha1';

/** The versions in a document from the console's server. Malformed entries are omitted. */
export function parseLifecycle(text: string): readonly LifecycleVersion[] {
  return lifecycleIn(text.length > MOST.characters ? null : jsonIn(text));
}

/**
 * The versions of each package in the documents of a catalog, one per line. A package with several documents has no
 * versions, as in the console's answer (409, pkg/olm/lifecycle.go).
 */
export function lifecyclesIn(lines: string): ReadonlyMap<string, readonly LifecycleVersion[]> {
  const found = new Map<string, readonly LifecycleVersion[]>();
  for (const line of lines.split('\n').slice(0, MOST.documents)) {
    const document = recordIn(line.length > MOST.characters ? null : jsonIn(line));
    const owner = document['schema'] === LIFECYCLES ? textIn(document['package']) : null;
    if (owner !== null) found.set(owner, found.has(owner) ? [] : lifecycleIn(document));
  }
  return found;
}

/** The versions in a parsed document. Malformed entries are omitted. */
export function lifecycleIn(document: unknown): readonly LifecycleVersion[] {
  return listIn(recordIn(document)['versions'])
    .slice(0, MOST.versions)
    .map(recordIn)
    .flatMap(({ name, platformCompatibility, phases }) => {
      const minor = leadingMinor(textIn(name) ?? '');
      if (minor === null) return [];
      return [{ minor, openShift: openShiftIn(platformCompatibility), phases: phasesIn(phases) }];
    });
}

function openShiftIn(platforms: unknown): readonly MinorVersion[] | null {
  const stated = listIn(platforms)
    .slice(0, MOST.platforms)
    .map(recordIn)
    .find(({ name }) => name === 'openshift')?.['versions'];
  if (!Array.isArray(stated)) return null;
  return listIn(stated)
    .slice(0, MOST.releases)
    .flatMap((version) => leadingMinor(textIn(version) ?? '') ?? []);
}

function phasesIn(phases: unknown): readonly SupportPhase[] {
  return listIn(phases)
    .slice(0, MOST.phases)
    .map(recordIn)
    .flatMap(({ name, startDate, endDate }) => {
      const [title, start, end] = [lineIn(name), dayIn(startDate), dayIn(endDate)];
      if (title === null || start === null || end === null || start > end) return [];
      return [{ name: shortened(title, NAME_LENGTH), start, end }];
    })
    .toSorted((one, other) => Number(one.end > other.end) - Number(one.end < other.end));
}

/** `null`: not a valid date. */
function dayIn(value: unknown): string | null {
  const text = textIn(value) ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}
