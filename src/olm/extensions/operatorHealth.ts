import type { Health } from '~/olm/installed/health';
import type { StatusKind } from '~/olm/installed/healthKind';
import { levelOf } from '~/olm/installed/severity';
import { type Extension, conditionOf } from './extension';
import type { Situation, ExtensionStatus } from './extensionStatus';

/**
 * The most severe problem of an extension as a status. A failing workload is more severe than a blocked update. The
 * condition Installed is not evidence, because it only means that the bundle was applied (recordings
 * v1_install_channel, v1_never_ready).
 */
export function operatorHealth(extension: Extension, status: ExtensionStatus): Health {
  const { situations } = status;
  const isInstalled = extension.installed !== null;
  const kinds = situations.flatMap((one) => healthKindOf(one, isInstalled) ?? []);
  const kind = ORDER.find((one) => kinds.includes(one)) ?? (isInstalled ? 'ready' : 'unknown');
  const progressing = conditionOf(extension, 'Progressing');
  const situation = CAUSED.includes(kind)
    ? situations.find((one) => one.kind !== 'unknown' && healthKindOf(one, isInstalled) === kind)
    : undefined;
  return {
    kind,
    level: levelOf(kind, isInstalled && kind !== 'not-running'),
    runs: isInstalled && !situations.some((one) => one.kind === 'not-ready'),
    isRetried: progressing?.reason === 'Retrying',
    ...(REPORTED.includes(kind) && progressing !== null
      ? { reason: progressing.reason, message: status.lines.join('\n') }
      : { reason: '', message: '' }),
    ...(situation === undefined ? {} : { situation }),
  };
}

/** Statuses that a situation explains. */
const CAUSED: readonly StatusKind[] = ['change-blocked', 'install-blocked', 'not-running'];

/** Statuses for which OLM's message has more details. */
const REPORTED: readonly StatusKind[] = ['change-blocked', 'install-blocked'];

/** The most severe first. */
const ORDER = [
  'removing',
  'not-running',
  'install-blocked',
  'change-blocked',
  'installing',
  'updating',
] as const;

/** `null`: the extension is as requested. */
function healthKindOf(situation: Situation, isInstalled: boolean): (typeof ORDER)[number] | null {
  const working = isInstalled ? 'updating' : 'installing';
  const blocked = isInstalled ? 'change-blocked' : 'install-blocked';
  switch (situation.kind) {
    case 'deleting':
      return 'removing';
    case 'not-looked':
      return working;
    case 'rolling-out':
      return situation.isOverdue ? blocked : working;
    case 'not-ready':
      return situation.isFailing ? 'not-running' : 'installing';
    case 'no-catalog':
      return isInstalled && !situation.isReported ? null : blocked;
    default:
      return blocked;
  }
}
