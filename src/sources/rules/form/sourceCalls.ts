import { catalogSourceModel, type CatalogSource } from '~/kube/models/catalogSource';
import { secretModel } from '~/kube/models/secret';
import type { Permission } from '~/kube/failure';
import { callId, permissionOf, type ClusterCall, type PatchStep } from '~/olm/calls/clusterCall';
import { recordIn, type JsonRecord } from '~/kube/json';
import { isOtherAccount, renewAccount } from './pullAccount';
import { emptyPullSecret, type NewPullSecret } from './pullSecret';
import { sourceFormOf } from './readSource';
import { withNewSecret, type SourceDraft } from './sourceDraft';
import { isSameField, type SourceForm } from './sourceForm';
import { sourceManifest } from './sourceManifest';

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
): readonly Permission[] {
  if (live === null) return calls.map(permissionOf);
  const { name, namespace = '' } = live.metadata;
  const change: ClusterCall = {
    kind: 'patch',
    model: catalogSourceModel,
    object: { name, namespace },
    steps: [],
  };
  const others = calls.filter((call) => callId(call) !== callId(change));
  return [...others, change].map(permissionOf);
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

/**
 * What makes the stored CatalogSource the one of the form; `null`: it is that already. Only what the form changed is
 * written, and nothing when somebody else has changed the same part meanwhile: the tests do not hold then.
 */
export function sourcePatch(live: CatalogSource, form: SourceForm): ClusterCall | null {
  const before = sourceManifest(sourceFormOf(live));
  const after = sourceManifest(form);
  const steps = [
    ...specSteps(recordIn(live.spec), { before: before.spec, after: after.spec }),
    ...MARKS.flatMap((marks) =>
      markSteps(`/metadata/${marks}`, live.metadata[marks], {
        before: before.metadata[marks] ?? {},
        after: after.metadata[marks] ?? {},
      }),
    ),
  ];
  const { name, namespace = '' } = live.metadata;
  if (steps.length === 0) return null;
  return { kind: 'patch', model: catalogSourceModel, object: { name, namespace }, steps };
}

const MARKS = ['annotations', 'labels'] as const;

type Change = { readonly before: JsonRecord; readonly after: JsonRecord };

/** Of what is not there nothing can be tested: the whole is, so that nobody's addition is written over. */
function specSteps(live: JsonRecord, change: Change): readonly PatchStep[] {
  const steps = memberSteps('/spec', live, change);
  return steps.length === 0 ? [] : [{ op: 'test', path: '/spec', value: live }, ...steps];
}

function markSteps(path: string, live: unknown, change: Change): readonly PatchStep[] {
  if (changedMembers(change).length === 0) return [];
  if (live === undefined) return [{ op: 'add', path, value: change.after }];
  return [{ op: 'test', path, value: live }, ...memberSteps(path, recordIn(live), change)];
}

function memberSteps(path: string, live: JsonRecord, change: Change): readonly PatchStep[] {
  return changedMembers(change).map((member): PatchStep => {
    const at = `${path}/${escaped(member)}`;
    if (!(member in change.after)) return { op: 'remove', path: at };
    const value = change.after[member];
    return { op: member in live ? 'replace' : 'add', path: at, value };
  });
}

/** What the reading of the form leaves out on both sides is no change. */
function changedMembers({ before, after }: Change): readonly string[] {
  const members = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return members.filter((member) => !isSameField(before[member], after[member]));
}

/** RFC 6901 */
function escaped(member: string): string {
  return member.replaceAll('~', '~0').replaceAll('/', '~1');
}
