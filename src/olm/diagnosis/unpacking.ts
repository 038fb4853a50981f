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
 * Job. Completed Jobs and those of other catalogs are excluded, and the bundle image decides if the plan names it. The
 * age is not evidence: a failed Job outlives its Subscription (OLM issue 2265).
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
  const paths = (plan?.status?.bundleLookups ?? []).map(({ path }) => path);
  const open = jobs.filter(
    (job) =>
      job.metadata.namespace === sourceNamespace &&
      isUnpackJob(job) &&
      !isDone(job) &&
      !isOfOther(owners[job.metadata.name] ?? [], source),
  );
  const exact = open.filter((job) => paths.includes(bundleOf(job) ?? ''));
  return exact.length > 0 ? exact : open;
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
