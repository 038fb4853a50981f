import type { ClusterCall } from '~/olm/calls/clusterCall';
import { changeCalls } from '~/olm/extensions/extensionChange';
import type { ExtensionRow } from '~/olm/extensions/extensionOperator';
import type { StatusKind } from '~/olm/status/status';
import type { ExtensionFacts } from '~/olm/installed/installedOperator';

/** An extension with a later version that waits for the user. */
export type WaitingExtension = {
  /** The name of the extension. */
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
  readonly aim: ExtensionFacts['aim'];
  readonly generation: number | null;
  /** The patch that requests the version, if the extension is as displayed. */
  readonly calls: readonly ClusterCall[];
  /** Whether the safety checks are enabled again when the version is ready. */
  readonly enablesChecks?: boolean;
};

export function waitingExtensions(rows: readonly ExtensionRow[]): readonly WaitingExtension[] {
  const waiting = rows.flatMap(({ object, extension, operator, update }): WaitingExtension[] => {
    if (update?.kind !== 'waiting' || operator.extension === undefined) return [];
    const { version: to } = update.to.bundle;
    const { name: id, generation, installed } = extension;
    const from = installed?.version ?? null;
    const { aim } = operator.extension;
    return [{ id, from, to, aim, generation, calls: changeCalls(object, { version: to }) }];
  });
  return waiting.toSorted((one, other) => one.id.localeCompare(other.id));
}

/**
 * The result of a requested update. A status that OLM wrote before the request does not count, because the watch can be
 * late.
 */
export function updateResult(
  { to, generation }: Pick<WaitingExtension, 'to' | 'generation'>,
  row: Pick<ExtensionRow, 'extension' | 'operator'> | undefined,
): 'done' | 'failed' | 'pending' {
  if (row === undefined) return 'failed';
  const { version, health } = row.operator;
  if (version === to && health.kind === 'ready') return 'done';
  const isSeen = (row.extension.generation ?? 0) > (generation ?? 0);
  const failures = version === to ? [...BLOCKED, ...NOT_RUNNING] : BLOCKED;
  return isSeen && failures.includes(health.kind) ? 'failed' : 'pending';
}

/** The version is applied, and does not run. */
const NOT_RUNNING: readonly StatusKind[] = ['not-running'];
const BLOCKED: readonly StatusKind[] = ['change-blocked', 'install-blocked', 'removing'];
