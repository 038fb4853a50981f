import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { secretModel } from '~/kube/models/secret';
import type { Right } from '~/kube/failure';
import { type ClusterCall, callId, rightOf } from '~/olm/calls/clusterCall';
import { isOtherAccount, renewAccount } from './pullAccount';
import { type NewPullSecret, emptyPullSecret } from './pullSecret';
import { sourceFormOf } from './readSource';
import { type SourceDraft, withNewSecret } from './sourceDraft';
import type { SourceForm } from './sourceForm';
import { sourceManifest } from './sourceManifest';
import { sourcePatch } from './sourcePatch';

/**
 * What is sent to the cluster, in order: the Secret, as it may be shown, then the CatalogSource that names it, and what gives
 * the Secret to the pod of one that is there already.
 * @param live the CatalogSource that is changed; `null`: one is created
 */
export function sourceCalls(
  { form, newSecret, keepsAccount }: Pick<SourceDraft, 'form' | 'newSecret' | 'keepsAccount'>,
  live: CatalogSource | null,
): readonly ClusterCall[] {
  const whole = withNewSecret(form, newSecret);
  const source = live === null ? creationOf(whole) : sourcePatch(live, whole);
  const secret = newSecret === null ? null : secretCall(newSecret, form.namespace);
  const isRenewed = live !== null && !keepsAccount && isOtherAccount(sourceFormOf(live), whole);
  return [secret, source, isRenewed ? renewAccount(whole) : null].filter((call) => call !== null);
}

/** The call that writes the CatalogSource; `undefined`: it is as it is to be. */
export function sourceCallIn(calls: readonly ClusterCall[]): ClusterCall | undefined {
  return calls.find(({ model }) => model.kind === catalogSourceModel.kind);
}

/** The rights that it takes; of a catalog that is there the one to change it, before anything is changed. */
export function sourceRights(
  calls: readonly ClusterCall[],
  live: CatalogSource | null,
): readonly Right[] {
  if (live === null) return calls.map(rightOf);
  const { name, namespace = '' } = live.metadata;
  const change: ClusterCall = {
    kind: 'patch',
    model: catalogSourceModel,
    object: { name, namespace },
    steps: [],
  };
  const others = calls.filter((call) => callId(call) !== callId(change));
  return [...others, change].map(rightOf);
}

/** Whether a call makes the Secret: it is sent with the login, and shown without. */
export function isSecretCall({ model }: ClusterCall): boolean {
  return model.kind === secretModel.kind;
}

function creationOf(form: SourceForm): ClusterCall {
  return { kind: 'create', model: catalogSourceModel, manifest: sourceManifest(form) };
}

function secretCall(secret: NewPullSecret, namespace: string): ClusterCall {
  return { kind: 'create', model: secretModel, manifest: emptyPullSecret(secret, namespace) };
}
