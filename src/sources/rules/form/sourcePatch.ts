import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { type JsonRecord, recordIn } from '~/kube/json';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';
import { sourceFormOf } from './readSource';
import { type SourceForm, isSameField } from './sourceForm';
import { sourceManifest } from './sourceManifest';

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
