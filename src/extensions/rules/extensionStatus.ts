import type { Deployment } from '~/kube/models/deployment';
import type { Catalog } from './catalog';
import { selectorFit } from './catalogSelector';
import { conditionOf, type Extension, type ExtensionCondition } from './extension';
import { type ExtensionHealth, extensionHealth, type UnreadyDeployment } from './extensionHealth';
import { situationIn, type ToldSituation } from './situations';
import { chosenIn, type Stage, stageOf, STAGES } from './stage';
import { pinIn } from './pin';

/** How an extension is. */
export type ExtensionStatus = {
  /** Where it is held up or at work; `healthy`: nothing is left to do. */
  readonly stage: Stage;
  readonly marks: Readonly<Record<Stage, StageMark>>;
  /** The worst first. None: all is well. */
  readonly situations: readonly Situation[];
  readonly health: ExtensionHealth;
  /** The version that was applied last; it goes on running while another cannot be. */
  readonly runs: string | null;
  /** Another version that is wanted; `null`: none, or it is not known which. */
  readonly wanted: string | null;
  /** It holds since then, or longer; `null`: not known. */
  readonly since: string | null;
  /** OLM's words, line by line in one order, whichever order they came in. */
  readonly lines: readonly string[];
  /** OLM's list is longer than it can say. */
  readonly isCutOff: boolean;
};

export type StageMark = 'done' | 'now' | 'failed' | 'waiting' | 'unknown';

export type Situation =
  | ToldSituation
  /** It is being deleted. */
  | { readonly kind: 'deleting'; readonly finalizers: readonly string[] }
  /** OLM has not said anything of what is wanted now. */
  | { readonly kind: 'not-looked' }
  /** It works, and no catalog that it asks is there any more. */
  | { readonly kind: 'no-updates' }
  | {
      readonly kind: 'not-ready';
      readonly isFailing: boolean;
      readonly deployments: readonly UnreadyDeployment[];
    }
  | {
      readonly kind: 'rolling-out';
      readonly isOverdue: boolean;
      readonly revision: string | null;
      readonly detail: string;
    }
  | { readonly kind: 'unknown'; readonly reason: string; readonly detail: string };

/**
 * How an extension is, from what OLM says of it and whether its Deployments are ready.
 * @param facts `null`: not to be seen
 */
export function extensionStatus(
  extension: Extension,
  facts: {
    readonly deployments: readonly Deployment[] | null;
    readonly catalogs: readonly Catalog[] | null;
  },
): ExtensionStatus {
  const progressing = conditionOf(extension, 'Progressing');
  const message = progressing?.message ?? '';
  const health = extensionHealth(extension, facts.deployments);
  const [held] = heldBy(extension, progressing);
  const stage = heldAt(held, message);
  const isWithoutUpdates = held === undefined && hasNoCatalog(extension, facts.catalogs);
  return {
    stage,
    marks: marksOf(stage, held, health),
    situations: [
      ...deletion(extension),
      ...(held === undefined ? [] : [held]),
      ...notReady(health),
      ...(isWithoutUpdates ? [{ kind: 'no-updates' } as const] : []),
    ],
    health,
    runs: extension.installed?.version ?? null,
    wanted: wantedOf(extension, held === undefined ? null : message),
    since: extension.statusWrittenAt,
    lines: held === undefined ? [] : linesOf(message),
    isCutOff: message.includes('[message truncated]'),
  };
}

function deletion({ isDeleting, finalizers }: Extension): readonly Situation[] {
  return isDeleting ? [{ kind: 'deleting', finalizers }] : [];
}

/**
 * By the reason alone: the status is "True" with "Succeeded" for ever, and "Retrying" is said of what never heals by itself,
 * too. At most one.
 */
function heldBy(
  { generation, isDeleting }: Extension,
  progressing: ExtensionCondition | null,
): readonly Situation[] {
  // Its deletion is a change as well, of which OLM says nothing.
  const isOld = !isDeleting && isBefore(progressing, generation);
  if (progressing === null || isOld) return isDeleting ? [] : [{ kind: 'not-looked' }];
  const { reason, message } = progressing;
  switch (reason) {
    case 'Succeeded':
      return [];
    case 'RollingOut':
    case 'ProgressDeadlineExceeded':
      return [
        {
          kind: 'rolling-out',
          isOverdue: reason === 'ProgressDeadlineExceeded',
          revision: /[Rr]evision "?([\w.-]{1,260})/.exec(message)?.[1] ?? null,
          detail: message,
        },
      ];
    default:
      return [situationIn(message) ?? { kind: 'unknown', reason, detail: message }];
  }
}

function isBefore(condition: ExtensionCondition | null, generation: number | null): boolean {
  const seen = condition?.observedGeneration ?? null;
  return seen !== null && generation !== null && seen < generation;
}

function notReady(health: ExtensionHealth): readonly Situation[] {
  if (health.kind !== 'failing' && health.kind !== 'starting') return [];
  const { kind, deployments } = health;
  return [{ kind: 'not-ready', isFailing: kind === 'failing', deployments }];
}

/** Of those that exist: one that is switched off makes OLM try again (recording v1_availability_off_on). */
function hasNoCatalog({ selector }: Extension, catalogs: readonly Catalog[] | null): boolean {
  return (
    catalogs !== null && !catalogs.some(({ labels }) => selectorFit(selector, labels) === 'fits')
  );
}

function heldAt(held: Situation | undefined, message: string): Stage {
  if (held === undefined) return 'healthy';
  return held.kind === 'not-looked' ? 'resolve' : stageOf(message);
}

function marksOf(
  stage: Stage,
  held: Situation | undefined,
  health: ExtensionHealth,
): Readonly<Record<Stage, StageMark>> {
  const at = STAGES.indexOf(stage);
  const isAtWork = held?.kind === 'not-looked' || (held?.kind === 'rolling-out' && !held.isOverdue);
  const markOf = (one: Stage): StageMark => {
    const place = STAGES.indexOf(one);
    if (place === at) return isAtWork ? 'now' : 'failed';
    return place < at ? 'done' : 'waiting';
  };
  return {
    resolve: markOf('resolve'),
    unpack: markOf('unpack'),
    check: markOf('check'),
    apply: markOf('apply'),
    healthy: HEALTH_MARKS[health.kind],
  };
}

const HEALTH_MARKS: Readonly<Record<ExtensionHealth['kind'], StageMark>> = {
  nothing: 'waiting',
  unknown: 'unknown',
  'no-workload': 'unknown',
  healthy: 'done',
  starting: 'now',
  failing: 'failed',
};

/** @param message that holds it up; `null`: nothing does */
function wantedOf({ installed, version }: Extension, message: string | null): string | null {
  if (message === null) return null;
  const wanted = chosenIn(message)?.version ?? (version === null ? null : pinIn(version));
  return wanted === installed?.version ? null : wanted;
}

function linesOf(message: string): readonly string[] {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return [...new Set(lines)].toSorted();
}
