/** One namespace per situation before an update, named after it. */
import type { DraftObject } from '../../kube/types';
import { type Furnished, own } from '../furnishedNamespace';

/** An installed Operator with an available update. */
export type Installed = {
  readonly packageName: string;
  readonly channel: string;
  /** The first version. Absent: the latest of the channel. */
  readonly from?: string;
  readonly approval: 'Manual' | 'Automatic';
  /** Labels and annotations of a GitOps tool on the Subscription. */
  readonly marks?: Pick<DraftObject['metadata'], 'labels' | 'annotations'>;
};

export type Situation = {
  readonly namespace: string;
  readonly furnished: Furnished;
  readonly operators: readonly Installed[];
  /** The first plan requires approval, too. */
  readonly isNew?: true;
};

/** As Argo CD writes them with the tracking method `annotation` and an installation ID ("Resource Tracking"). */
const BY_ARGO_CD = {
  annotations: {
    'argocd.argoproj.io/tracking-id':
      'routers:operators.coreos.com/Subscription:one-jump/gazelle-router',
    'argocd.argoproj.io/installation-id': 'hub-1',
  },
};

/** As the kustomize-controller of Flux labels what it applies ("Kustomization"). */
const BY_FLUX = {
  labels: {
    'kustomize.toolkit.fluxcd.io/name': 'operators',
    'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
  },
};

export const SITUATIONS: readonly Situation[] = [
  situation('wants-every-secret', manual('harbor-pilot', '1.4.2')),
  situation(
    'three-in-one-plan',
    { ...manual('copper-kettle', '1.0.0'), channel: 'last-year' },
    { ...automatic('willow-backup', '2.3.0'), channel: 'last-year' },
    { ...automatic('pebble-metrics', '0.7.0'), channel: 'last-year' },
  ),
  // The second one is up to date, so OLM still resolves updates while the first one requires approval.
  situation('newer-one-comes', manual('ferry-sync', '3.1.0'), automatic('buoy-labels')),
  situation('stored-objects-break', manual('orchard-sites', '1.6.0')),
  situation('many-stored-objects', manual('vineyard-plots', '1.6.0')),
  situation('stored-version-goes', manual('cable-car', '0.9.0')),
  situation('scope-changes', manual('signal-box', '1.2.0')),
  situation('first-in-line', manual('brook-cache', '1.0.0')),
  situation('second-in-line-fails', manual('creek-proxy', '4.1.0')),
  situation('third-in-line', manual('river-gateway', '7.0.0')),
  situation('needs-unknown-api', manual('delta-scaler', '0.4.0')),
  situation('bundle-is-gone', manual('paper-trail', '1.2.0')),
  situation('very-large-bundle', manual('grand-atlas', '7.0.0')),
  situation('major-version', { ...manual('summit-search', '1.9.4'), marks: BY_FLUX }),
  situation('target-is-deprecated', manual('tallow-lamps', '1.1.0')),
  situation('holds-openshift-back', manual('anvil-forge', '5.1.0')),
  situation('nothing-newer-for-openshift', {
    ...automatic('ledger-logging'),
    channel: 'stable-6.2',
  }),
  situation('update-ends-with-openshift', manual('bellows-build', '2.3.0')),
  situation('one-step-at-a-time', manual('stepping-stones', '1.0.0')),
  situation('one-jump', { ...manual('gazelle-router', '1.0.0'), marks: BY_ARGO_CD }),
  situation('catalog-was-changed', manual('gazelle-router', '1.0.0')),
  situation('no-way-on', { ...manual('island-mail', '0.8.0'), channel: 'legacy' }),
  { ...situation('first-installation-waits', manual('summit-search')), isNew: true },
  // A project of which paula is admin and vera is viewer.
  situation('team-a', manual('heron-database', '2.0.0')),
];

function situation(namespace: string, ...operators: readonly Installed[]): Situation {
  return { namespace, furnished: { group: own(namespace) }, operators };
}

function manual(packageName: string, from?: string): Installed {
  const channel = 'stable';
  return { packageName, channel, approval: 'Manual', ...(from === undefined ? {} : { from }) };
}

function automatic(packageName: string, from?: string): Installed {
  return { ...manual(packageName, from), approval: 'Automatic' };
}
