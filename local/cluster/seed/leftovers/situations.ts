/** One namespace per failed or pending uninstall, named after it. */
import { type Furnished, own } from '../furnishedNamespace';
import { UNPACK_TIMEOUT_ANNOTATION } from '../../olm/shared/names';

/** A package and its update channel. */
export type Installed = { readonly packageName: string; readonly channel: string };

export type Situation = {
  readonly namespace: string;
  readonly furnished: Furnished;
  readonly installed: readonly Installed[];
  /** Additional namespaces of its operands. */
  readonly also?: readonly string[];
  /** Of its OperatorGroup. */
  readonly annotations?: { readonly [name: string]: string };
};

/** Two namespaces that an Operator of a third one watches. */
export const REEFS = ['reef-one', 'reef-two'] as const;

const REEF_HOME = 'operands-in-many-namespaces';

/** Incomplete uninstalls. */
const REMOVED: readonly Situation[] = [
  situation('webhook-without-service', 'meadow-gate'),
  situation('finalizers-taken-off', 'thistle-policy'),
  situation('api-without-service', 'kelp-metrics'),
  situation('conversion-without-service', 'shell-format'),
  situation('namespace-never-ends', 'barnacle-store'),
  situation('version-without-subscription', 'drift-nets'),
  situation('data-left-behind', 'coral-tables'),
  {
    ...situation('never-unpacked', 'lost-letter'),
    annotations: { [UNPACK_TIMEOUT_ANNOTATION]: '20s' },
  },
  situation('only-a-group-left', 'sand-notes'),
  situation('one-of-three-removed', 'twin-lamps'),
];

/** Operators to uninstall. */
const PRESENT: readonly Situation[] = [
  {
    ...situation(REEF_HOME, 'reef-cluster'),
    furnished: { group: { targetNamespaces: [REEF_HOME, ...REEFS] } },
    also: REEFS,
  },
  situation('needed-by-another', 'anchor-places', 'ferry-line'),
  situation('first-of-two', 'twin-lamps'),
  situation('second-of-two', 'twin-lamps'),
  situation('serves-an-api', 'moon-readings'),
  situation('last-words', 'tide-clocks'),
  inChannel('failed-version', 'plain-label', 'candidate'),
  inChannel('subscription-without-version', 'pocket-wiki', 'nightly'),
  inChannel('two-operator-groups', 'pocket-wiki', 'alpha'),
  // A project of which paula is admin and vera is viewer.
  situation('team-a', 'heron-database', 'drift-nets'),
];

export const SITUATIONS: readonly Situation[] = [...REMOVED, ...PRESENT];

function situation(namespace: string, ...packageNames: readonly string[]): Situation {
  const installed = packageNames.map((packageName) => ({ packageName, channel: 'stable' }));
  return { namespace, furnished: { group: own(namespace) }, installed };
}

function inChannel(namespace: string, packageName: string, channel: string): Situation {
  return { ...situation(namespace), installed: [{ packageName, channel }] };
}
