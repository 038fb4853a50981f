import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import { secretModel } from '~/kube/models/core';
import type { Permission } from '~/kube/failure';
import { callId, permissionOf, type ClusterCall, type PatchStep } from '~/olm/calls/clusterCall';
import { type JsonRecord, recordIn } from '~/kube/json';
import { isOtherAccount, renewAccount } from './pullAccount';
import { emptyPullSecret, type NewPullSecret } from './pullSecret';
import { sourceFormOf } from './readSource';
import { withNewSecret, type SourceDraft } from './sourceDraft';
import { isSameField, type SourceForm } from './sourceForm';
import { sourceManifest } from './sourceManifest';

/**
 * The calls in order: the Secret without credentials, the CatalogSource that refers to it, and the calls that provide
 * the Secret to an existing pod.
 * @param live the edited CatalogSource; `null`: a new one
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

/** The call that writes the CatalogSource; `undefined`: no change. */
export function sourceCallIn(calls: readonly ClusterCall[]): ClusterCall | undefined {
  return calls.find(({ model }) => model.kind === catalogSourceModel.kind);
}

/** The required permissions; for an existing catalog that to change it, before any change. */
export function sourcePermissions(
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

/** Whether a call creates the Secret, which is sent with its credentials and shown without. */
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
 * The patch that changes the stored CatalogSource; `null`: no change. Only fields that the form changed are written,
 * and the tests fail if another user changed the same part.
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

/** An absent value cannot be tested, so that the parent is tested, to keep additions of other users. */
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

/** Fields that the form omits on both sides are not changed. */
function changedMembers({ before, after }: Change): readonly string[] {
  const members = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return members.filter((member) => !isSameField(before[member], after[member]));
}

/** RFC 6901 */
function escaped(member: string): string {
  return member.replaceAll('~', '~0').replaceAll('/', '~1');
}
