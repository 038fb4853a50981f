import type { InstallPlan } from '~/kube/models/installPlan';
import type { Job } from '~/kube/models/job';
import type { Pod } from '~/kube/models/pod';
import type { Subscription } from '~/kube/models/subscription';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { UnpackOwners } from './unpackOwners';

/** The unpacking of an Operator's bundle. */
export type Unpacking = {
  /** `null` if it cannot be determined. */
  readonly job: Job | null;
  /** The candidates. */
  readonly candidates: readonly Job[];
  /** Of the Job. */
  readonly pods: readonly Pod[];
};

/** OLM labels the Job with the name that it shares with the bundle's ConfigMap (SU-042). */
export const UNPACK_LABEL = 'operatorframework.io/bundle-unpack-ref';

/**
 * The Jobs in the catalog's namespace that might unpack an Operator's next version. OLM does not record the owner of a
 * Job. Completed Jobs, those of other catalogs, and those whose image the plan excludes are none of them. The age is not
 * evidence: a failed Job outlives its Subscription (OLM issue 2265).
 * @param owners empty if they could not be read
 */
export function unpackCandidates(
  jobs: readonly Job[],
  {
    subscription,
    plan,
  }: { readonly subscription: Subscription; readonly plan: InstallPlan | null },
  owners: UnpackOwners,
): readonly Job[] {
  const { source, sourceNamespace } = subscription.spec ?? {};
  const open = jobs.filter(
    (job) =>
      job.metadata.namespace === sourceNamespace &&
      isUnpackJob(job) &&
      !isDone(job) &&
      !isOfOther(owners[job.metadata.name] ?? [], source),
  );
  return open.filter((job) => isOfPlan(bundleOf(job), plan));
}

/**
 * An unfinished plan names the images that it unpacks. A finished one is of an earlier version, of which the next one
 * has the same repository. Without a plan or an image nothing is excluded.
 */
function isOfPlan(image: string | null, plan: InstallPlan | null): boolean {
  const { phase, bundleLookups = [] } = plan?.status ?? {};
  if (image === null || bundleLookups.length === 0) return true;
  const isFinished = phase === 'Complete' || phase === 'Failed';
  return bundleLookups.some(({ path }) =>
    isFinished ? repositoryOf(path) === repositoryOf(image) : path === image,
  );
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
