import { useState } from 'react';
import type { Actor } from '~/domain/actor';
import { type ApprovalRun, leftInRun } from '~/domain/plans/inbox/approvalRun';
import { storedRun as storedApprovals } from '~/domain/plans/inbox/storedRun';
import { parseResubscription } from '~/domain/remedies/storedResubscription';
import type { RemovalSubject } from '~/domain/removal/removalStep';
import { storedRun as storedRemoval } from '~/domain/removal/storedRun';
import { RESUBSCRIPTIONS } from './remedies/resubscriptionStore';
import { REMOVALS } from './removal/removalStore';
import { readTabOfOthers } from './tabStorage';
import { APPROVALS } from './updates/approvalRunStore';

/** Something that waits in this tab for the one as whom the user began it. Nobody else goes on with it. */
export type BegunByOther<T> = { readonly by: Actor; readonly what: T };

/** What was begun to be removed, and is not through. */
export function useOthersRemovals(): readonly BegunByOther<RemovalSubject>[] {
  return useOthers(REMOVALS, (text) => storedRemoval(text)?.subject ?? null);
}

/** The plans that were begun to be approved, as far as some of them still wait for their turn. */
export function useOthersApprovals(): readonly BegunByOther<ApprovalRun>[] {
  return useOthers(APPROVALS, (text) => {
    const run = storedApprovals(text);
    return run === null || leftInRun(run) === 0 ? null : run;
  });
}

/** The Subscriptions that were deleted to be created again. Each is kept under several names. */
export function useOthersResubscriptions(): readonly BegunByOther<RemovalSubject>[] {
  const all = useOthers(RESUBSCRIPTIONS, (text) => {
    const { name, namespace = '' } = parseResubscription(text)?.manifest.metadata ?? {};
    return name === undefined ? null : { id: `${namespace}/${name}`, title: name };
  });
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** It stays as it is while the page does: whoever acts as another gets another page. */
function useOthers<T>(
  prefix: string,
  read: (text: string) => T | null,
): readonly BegunByOther<T>[] {
  const [found] = useState(() =>
    readTabOfOthers(prefix).flatMap(({ by, text }) => {
      const what = read(text);
      return what === null ? [] : [{ by, what }];
    }),
  );
  return found;
}
