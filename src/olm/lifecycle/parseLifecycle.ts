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
const MOST = { characters: 1_000_000, versions: 500, phases: 20, platforms: 20, releases: 200 };
const NAME_LENGTH = 60;

/**
 * The versions in a document of schema `io.openshift.operators.lifecycles.v1alpha1` from the console's server.
 * Malformed entries are omitted.
 */
export function parseLifecycle(text: string): readonly LifecycleVersion[] {
  const document = text.length > MOST.characters ? null : jsonIn(text);
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
