import {
  type ApprovalRun,
  type RunEvent,
  leftInRun,
  runAfter,
} from '~/updates/rules/inbox/approvalRun';
import { storedRun } from '~/updates/rules/inbox/storedRun';
import { readTab, writeTab } from '~/kube/tabStorage';
import { type BegunByOther, useBegunByOthers } from '~/kube/useBegunByOthers';
import { forgottenWithAnswers } from '~/kube/useOwnAnswers';

/**
 * The run of this tab; `null`: there is none. It is one, whichever page shows it, and is kept over a reload. Where the
 * browser refuses to store anything it ends with the page.
 */
export function currentRun(): ApprovalRun | null {
  kept.run ??= { value: storedRun(readTab(APPROVALS)) };
  return kept.run.value;
}

/** Begins a run, or with `null` forgets the one that there is. */
export function setRun(run: ApprovalRun | null): void {
  kept.run = { value: run };
  writeTab(APPROVALS, run === null ? null : JSON.stringify(run));
  for (const reader of readers) reader();
}

/** Tells the run what has happened. */
export function tellRun(event: RunEvent): void {
  const before = currentRun();
  const after = before === null ? null : runAfter(before, event);
  if (after !== before) setRun(after);
}

export function subscribeToRun(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** The name under which it is kept. */
const APPROVALS = 'operator-hub/approvals';

const kept: { run: { readonly value: ApprovalRun | null } | null } = { run: null };
const readers = new Set<() => void>();

// Whoever acts as another does not go on with it; who is themselves again goes on when they say so.
forgottenWithAnswers(() => {
  kept.run = null;
});

/** The plans that others began to approve in this tab, as far as some of them still wait for their turn. */
export function useOthersApprovals(): readonly BegunByOther<ApprovalRun>[] {
  return useBegunByOthers(APPROVALS, (text) => {
    const run = storedRun(text);
    return run === null || leftInRun(run) === 0 ? null : run;
  });
}
