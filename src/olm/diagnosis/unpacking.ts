import { listIn, recordIn, textIn } from '~/kube/json';
import type { InstallPlan, Subscription } from '~/kube/models/olm';
import type { Job, Pod } from '~/kube/models/workloads';

/** The unpacking of an Operator's bundle. */
export type Unpacking = {
  /** The Job of its bundle image; `null` if it cannot be determined. */
  readonly job: Job | null;
  /** The Jobs among which the user can choose by image; others are not of this Operator. */
  readonly candidates: readonly Job[];
  /** Of the Job. */
  readonly pods: readonly Pod[];
};

/** OLM labels the Job with the name that it shares with the bundle's ConfigMap (SU-042). */
export const UNPACK_LABEL = 'operatorframework.io/bundle-unpack-ref';

/**
 * The Jobs in the catalog's namespace that unpack an Operator's next version. OLM does not record the owner of a Job, so
 * its image decides. Completed Jobs and those of other catalogs are not its own. The age is not evidence: a failed Job outlives its Subscription (OLM issue
 * 2265).
 * @param owners empty if they could not be read
 */
export function unpackJobs(
  jobs: readonly Job[],
  { subscription, plan }: Unpacked,
  owners: UnpackOwners,
): Pick<Unpacking, 'job' | 'candidates'> {
  const { name, source, sourceNamespace } = subscription.spec ?? {};
  const open = jobs.filter(
    (job) =>
      job.metadata.namespace === sourceNamespace &&
      isUnpackJob(job) &&
      !isDone(job) &&
      !isOfOther(owners[job.metadata.name] ?? [], source),
  );
  const isPlanned = (plan?.status?.bundleLookups ?? []).length > 0;
  const own = open.filter((job) => {
    const image = bundleOf(job) ?? '';
    return isPlanned ? isOfPlan(image, plan) : isNamedAfter(image, name ?? '');
  });
  const [only = null] = own;
  return {
    job: own.length === 1 ? only : null,
    candidates: own,
  };
}

type Unpacked = { readonly subscription: Subscription; readonly plan: InstallPlan | null };

/**
 * An unfinished plan names the images that it unpacks. A finished one is of an earlier version, of which the next one
 * has the same repository.
 */
function isOfPlan(image: string, plan: InstallPlan | null): boolean {
  const { phase, bundleLookups = [] } = plan?.status ?? {};
  const isFinished = phase === 'Complete' || phase === 'Failed';
  return bundleLookups.some(({ path }) =>
    isFinished ? repositoryOf(path) === repositoryOf(image) : path === image,
  );
}

/** By custom, a bundle image is named after its package (OLM creates the first plan only after the unpacking). */
function isNamedAfter(image: string, packageName: string): boolean {
  const named = repositoryOf(image).split('/').at(-1);
  return packageName !== '' && (named === packageName || named === `${packageName}-bundle`);
}

/** Without tag and digest. */
function repositoryOf(image: string): string {
  return image.replace(/@.*$/, '').replace(/:[^/:]*$/, '');
}

/** The bundle image of a Job: that of its container `pull` (recording bundle_unpack_failed). */
export function bundleOf({ spec }: Job): string | null {
  const pod = recordIn(recordIn(recordIn(spec)['template'])['spec']);
  const containers = [...listIn(pod['initContainers']), ...listIn(pod['containers'])];
  const pull = containers.map(recordIn).find(({ name }) => name === 'pull');
  return textIn(pull?.['image']);
}

function isUnpackJob({ metadata }: Job): boolean {
  return metadata.labels?.[UNPACK_LABEL] === metadata.name;
}

function isDone({ status }: Job): boolean {
  const conditions = listIn(status?.conditions).map(recordIn);
  return conditions.some(({ type, status: holds }) => type === 'Complete' && holds === 'True');
}

function isOfOther(catalogs: readonly string[], catalog: string | undefined): boolean {
  return catalogs.length > 0 && catalogs.every((name) => name !== catalog);
}

/** The CatalogSources that own the ConfigMaps of unpacked bundles, by name of the ConfigMap. */
export type UnpackOwners = Readonly<Record<string, readonly string[]>>;

/** Parses a metadata list of ConfigMaps. */
export function unpackOwnersIn(list: unknown): UnpackOwners {
  const entries = listIn(recordIn(list)['items']).flatMap((item) => {
    const metadata = recordIn(recordIn(item)['metadata']);
    const name = textIn(metadata['name']);
    const catalogs = listIn(metadata['ownerReferences'])
      .map(recordIn)
      .filter(({ kind }) => kind === 'CatalogSource')
      .flatMap((owner) => textIn(owner['name']) ?? []);
    return name === null ? [] : [[name, catalogs] as const];
  });
  return Object.fromEntries(entries);
}
