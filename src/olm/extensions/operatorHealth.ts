import type { Health } from '~/olm/installed/health';
import type { StatusKind } from '~/olm/installed/healthKind';
import { levelOf } from '~/olm/installed/severity';
import { type Extension, conditionOf } from './extension';
import type { ExtensionFinding, ExtensionStatus } from './extensionStatus';

/**
 * The most severe problem of an extension as a status. A failing workload is more severe than a blocked update. The
 * condition Installed is not evidence, because it only means that the bundle was applied (recordings
 * v1_install_channel, v1_never_ready).
 */
export function operatorHealth(extension: Extension, status: ExtensionStatus): Health {
  const { findings } = status;
  const isInstalled = extension.installed !== null;
  const kinds = findings.flatMap((one) => healthKindOf(one, isInstalled) ?? []);
  const kind = ORDER.find((one) => kinds.includes(one)) ?? (isInstalled ? 'ready' : 'unknown');
  const progressing = conditionOf(extension, 'Progressing');
  const finding = CAUSED.includes(kind)
    ? findings.find((one) => one.kind !== 'unknown' && healthKindOf(one, isInstalled) === kind)
    : undefined;
  return {
    kind,
    level: levelOf(kind, isInstalled && kind !== 'not-running'),
    runs: isInstalled && !findings.some((one) => one.kind === 'not-ready'),
    isRetried: progressing?.reason === 'Retrying',
    ...(REPORTED.includes(kind) && progressing !== null
      ? { reason: progressing.reason, message: status.lines.join('\n') }
      : { reason: '', message: '' }),
    ...(finding === undefined ? {} : { finding }),
  };
}

/** Statuses that a finding explains. */
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
function healthKindOf(
  finding: ExtensionFinding,
  isInstalled: boolean,
): (typeof ORDER)[number] | null {
  const working = isInstalled ? 'updating' : 'installing';
  const blocked = isInstalled ? 'change-blocked' : 'install-blocked';
  switch (finding.kind) {
    case 'deleting':
      return 'removing';
    case 'not-looked':
      return working;
    case 'rolling-out':
      return finding.isOverdue ? blocked : working;
    case 'not-ready':
      return finding.isFailing ? 'not-running' : 'installing';
    case 'no-catalog':
      return isInstalled && !finding.isReported ? null : blocked;
    default:
      return blocked;
  }
}
