/** One reconciliation of an extension: identity, installed bundle, resolved bundle, and application. */
import type { CatalogBundle, Deprecation } from '../../../catalogs/fbc';
import { objectAt, textAt } from '../../kube/json';
import { sameJson } from '../../kube/objects';
import type { Authorizer } from '../../kube/contracts';
import type { ClusterClient, DraftObject, JsonObject, KubeObject } from '../../kube/types';
import type { BundleImages } from '../../olm/unpack/bundleImages';
import { partsOf } from '../../workloads/images';
import { type Condition, isTrue, withConditions } from '../conditions';
import type { CatalogStore } from '../catalogd/store';
import { CLUSTER_CATALOGS, CLUSTER_EXTENSIONS, OLM_V1 } from '../names';
import { render, type RenderOptions } from '../render/render';
import { resolve, type Resolution, selectedCatalogs } from '../resolver/resolve';
import { ADMINISTRATOR, type Actor, actorOf } from './actor';
import { apply } from './apply';
import { deprecationConditions } from './deprecation';
import { deployedRelease, type Release, type ReleaseOf, storeRelease } from './release';

export type OperatorController = {
  readonly client: ClusterClient;
  readonly authorizer: Authorizer;
  readonly store: CatalogStore;
  readonly bundles: BundleImages;
  /** Namespace of the controller and its releases. */
  readonly namespace: string;
  /** Whether extensions use their own ServiceAccount. */
  readonly usesAccounts: boolean;
  /** Whether the feature gates NewOLMOwnSingleNamespace and NewOLMConfigAPI are enabled. */
  readonly isPreview: boolean;
  readonly now: () => number;
};

/** @returns whether it must be retried */
export function reconcile(controller: OperatorController, extension: KubeObject): boolean {
  const actor = actorFor(controller, extension);
  const kept = releaseOf(controller, extension);
  if (typeof actor === 'string') {
    const why = `operation cannot proceed due to the following validation error(s): ${actor}`;
    write(controller, extension, {
      release: deployedRelease(kept),
      conditions: [
        { type: 'Installed', status: 'Unknown', reason: 'Failed', message: why },
        retrying(why),
      ],
    });
    return true;
  }
  const resolution = resolutionOf(controller, extension, deployedRelease(kept));
  if (resolution.kind === 'failed') {
    const release = deployedRelease(kept);
    const conditions = [
      ...deprecationConditions(extension, release, undefined),
      retrying(resolution.message),
      installedCondition(release),
    ];
    write(controller, extension, { release, conditions });
    return true;
  }
  const outcome = brought(controller, { extension, actor, kept, resolution });
  const release = deployedRelease(kept);
  write(controller, extension, {
    release,
    conditions: [
      ...deprecationConditions(extension, release, resolution.deprecations),
      installedCondition(release),
      outcome,
    ],
  });
  return outcome.reason !== 'Succeeded';
}

function releaseOf({ client, namespace }: OperatorController, { metadata }: KubeObject): ReleaseOf {
  return { client, namespace, extension: metadata.name };
}

function retrying(message: string): Condition {
  return { type: 'Progressing', status: 'True', reason: 'Retrying', message };
}

function installedCondition(release: Release | undefined): Condition {
  return release === undefined
    ? { type: 'Installed', status: 'False', reason: 'Failed', message: 'No bundle installed' }
    : {
        type: 'Installed',
        status: 'True',
        reason: 'Succeeded',
        message: `Installed bundle ${release.image} successfully`,
      };
}

/** The identity, or why none is available. */
function actorFor(
  { client, authorizer, usesAccounts }: OperatorController,
  { spec }: KubeObject,
): Actor | string {
  if (!usesAccounts) return ADMINISTRATOR;
  const name = textAt(spec, 'serviceAccount', 'name') ?? '';
  const namespace = textAt(spec, 'namespace') ?? '';
  return client.get({ resource: 'serviceaccounts', namespace, name }) === undefined
    ? `service account "${name}" not found in namespace "${namespace}"`
    : actorOf(client, authorizer, { namespace, name });
}

type Found =
  | Extract<Resolution, { readonly kind: 'failed' }>
  | {
      readonly kind: 'chosen';
      readonly bundle: CatalogBundle;
      /** `undefined`: no catalog contains metadata. */
      readonly deprecations: readonly Deprecation[] | undefined;
    }
  | { readonly kind: 'kept'; readonly release: Release; readonly deprecations: undefined };

/** Without any catalog, the installed bundle is kept. */
function resolutionOf(
  { client, store }: OperatorController,
  extension: KubeObject,
  release: Release | undefined,
): Found {
  const catalogs = client.list(CLUSTER_CATALOGS).toSorted(byName);
  const resolution = resolve({
    extension,
    installed: release,
    catalogs,
    contentOf: (catalog) =>
      isTrue(catalog, 'Serving') ? store.get(catalog.metadata.name)?.catalog : undefined,
  });
  const version = textAt(extension.spec, 'source', 'catalog', 'version') ?? '';
  const isLost = resolution.kind === 'failed' && selectedCatalogs(extension, catalogs).length === 0;
  return isLost && release !== undefined && (version === '' || version === release.version)
    ? { kind: 'kept', release, deprecations: undefined }
    : resolution;
}

function byName({ metadata: one }: KubeObject, { metadata: other }: KubeObject): number {
  return Number(one.name > other.name) - Number(one.name < other.name);
}

type Bringing = {
  readonly extension: KubeObject;
  readonly actor: Actor;
  readonly kept: ReleaseOf;
  readonly resolution: Exclude<Found, { readonly kind: 'failed' }>;
};

const REVISION_APPLIED: Condition = {
  type: 'Progressing',
  status: 'True',
  reason: 'Succeeded',
  message: 'Desired state reached',
};

/** Unpacks, checks and applies. @returns the progress */
function brought(controller: OperatorController, bringing: Bringing): Condition {
  const { resolution } = bringing;
  if (resolution.kind === 'kept') {
    const { objects, installedIn } = resolution.release;
    const problem = applied(controller, bringing, { objects, namespace: installedIn });
    return problem === undefined ? REVISION_APPLIED : retrying(problem);
  }
  const { bundle } = resolution;
  const resolved = `error for resolved bundle "${bundle.name}" with version "${bundle.version}"`;
  const manifests = controller.bundles.find(bundle.image)?.manifests;
  if (manifests?.kind !== 'manifests') {
    return retrying(`${resolved}: ${imageProblem(bundle.image, manifests?.message)}`);
  }
  const rendered = render(manifests.objects, renderOptions(controller, bringing.extension));
  if (rendered.kind === 'refused') {
    const failed = retrying(`${resolved}: ${rendered.message}`);
    return rendered.isConfiguration
      ? { ...failed, status: 'False', reason: 'InvalidConfiguration' }
      : failed;
  }
  const problem = applied(controller, bringing, { ...rendered, bundle });
  return problem === undefined ? REVISION_APPLIED : retrying(`${resolved}: ${problem}`);
}

function imageProblem(image: string, why = 'manifest unknown'): string {
  const { repository, version } = partsOf(image);
  return `error creating image source: reading manifest ${version} in ${repository}: ${why}`;
}

function renderOptions({ isPreview }: OperatorController, { spec }: KubeObject): RenderOptions {
  return {
    namespace: textAt(spec, 'namespace') ?? '',
    packageName: textAt(spec, 'source', 'catalog', 'packageName') ?? '',
    inline: objectAt(spec, 'config', 'inline') ?? {},
    isPreview,
  };
}

type Wanted = {
  readonly objects: readonly DraftObject[];
  readonly namespace: string;
  /** Absent: that of the release. */
  readonly bundle?: CatalogBundle;
};

function applied(
  controller: OperatorController,
  { extension, actor, kept }: Bringing,
  { objects, namespace, bundle }: Wanted,
): string | undefined {
  const { client, now } = controller;
  const release = deployedRelease(kept);
  const { name, uid = '' } = extension.metadata;
  const reference = { apiVersion: OLM_V1, kind: 'ClusterExtension', name, uid };
  const owner = { ...reference, controller: true, blockOwnerDeletion: true };
  const enforcement = textAt(
    objectAt(extension.spec, 'install', 'preflight', 'crdUpgradeSafety'),
    'enforcement',
  );
  const checksDefinitions = enforcement !== 'None';
  const { manifest, problem } = apply(
    { client, actor, extension, namespace, owner, release, checksDefinitions },
    objects,
  );
  const isNew = manifest !== undefined && manifest !== release?.manifest;
  if (bundle !== undefined && manifest !== undefined && (isNew || release?.name !== bundle.name)) {
    storeRelease(kept, {
      name: bundle.name,
      version: bundle.version,
      image: bundle.image,
      packageName: bundle.packageName,
      manifest,
      owner,
      installedIn: namespace,
      now: now(),
    });
  }
  return problem;
}

type Said = { readonly release: Release | undefined; readonly conditions: readonly Condition[] };

function write(
  { client, now }: OperatorController,
  extension: KubeObject,
  { release, conditions }: Said,
): void {
  const install: JsonObject =
    release === undefined
      ? {}
      : { install: { bundle: { name: release.name, version: release.version } } };
  const status = { conditions: withConditions(extension, conditions, now()), ...install };
  if (!sameJson(status, extension.status)) {
    client.updateStatus(CLUSTER_EXTENSIONS, { ...extension, status });
  }
}
