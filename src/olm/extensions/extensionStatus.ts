import { versionOrder, withoutBuild } from '~/olm/semanticVersion';
import type { Deployment } from '~/kube/models/deployment';
import type { Pod } from '~/kube/models/workloads';
import { selectorFit } from '~/olm/labelSelector';
import type { Catalog } from './catalog';
import { catalogsOf, disabledCatalogsOf } from './catalogUsers';
import { conditionOf, type Extension, type ExtensionCondition } from './extension';
import { type ExtensionHealth, extensionHealth, type UnreadyDeployment } from './extensionHealth';
import {
  chosenIn,
  extensionMeaning,
  type ExtensionMeaning,
  type Stage,
  stageOf,
  STAGES,
} from './extensionMeaning';
import { pinIn } from './requestedVersion';
import type { Finding, Severity } from '~/olm/finding';

/** The status of an extension. */
export type ExtensionStatus = {
  /** The current or failed stage; `healthy` if it is complete. */
  readonly stage: Stage;
  readonly marks: Readonly<Record<Stage, StageMark>>;
  /** Empty without problems. */
  readonly findings: readonly ExtensionFinding[];
  readonly health: ExtensionHealth;
  /** The last applied version, which continues to run while another one cannot be installed. */
  readonly runs: string | null;
  /** The requested version if it differs; `null` if it is the same or unknown. */
  readonly wanted: string | null;
  /** The time since which the status is the same, or longer; `null` if unknown. */
  readonly since: string | null;
  /** The lines of OLM's message in a stable order. */
  readonly lines: readonly string[];
  /** OLM truncated its message. */
  readonly isCutOff: boolean;
};

export type StageMark = 'done' | 'now' | 'failed' | 'waiting' | 'unknown';

/** What blocks an extension, or what it waits for: what OLM reports, or what other objects show. */
export type ExtensionCause =
  | ExtensionMeaning
  /** OLM reports only that the ServiceAccount in it does not exist. */
  | { readonly kind: 'namespace-missing'; readonly namespace: string; readonly name: string }
  /** It is being deleted. */
  | { readonly kind: 'deleting'; readonly finalizers: readonly string[] }
  /** OLM has not processed the current generation. */
  | { readonly kind: 'not-looked' }
  /** No existing catalog matches its selector. OLM reports it only if it must resolve a version. */
  | { readonly kind: 'no-catalog'; readonly isReported: boolean }
  /** All catalogs that match its selector are disabled. */
  | { readonly kind: 'catalog-disabled'; readonly catalogs: readonly string[] }
  /** The catalogs that it uses no longer contain the package. */
  | { readonly kind: 'package-removed'; readonly catalogs: readonly string[] }
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
 * The status of an extension from OLM's conditions and the readiness of its Deployments.
 * @param facts `null` if not readable
 */
export function extensionStatus(
  extension: Extension,
  facts: {
    readonly deployments: readonly Deployment[] | null;
    readonly catalogs: readonly Catalog[] | null;
    /** Of unready Deployments. */
    readonly pods?: readonly Pod[];
    /** Namespaces that do not exist. */
    readonly missing?: ReadonlySet<string>;
    /** The used catalogs, if none of them contains the package of an installed extension. */
    readonly absentFrom?: readonly string[];
  },
): ExtensionStatus {
  const progressing = conditionOf(extension, 'Progressing');
  const message = progressing?.message ?? '';
  const health = extensionHealth(extension, facts.deployments, facts.pods);
  const [held] = heldBy(extension, progressing).map((one) => inNamespace(one, facts.missing));
  const stage = heldAt(held, message);
  const isRunning = extension.installed !== null && health.kind !== 'failing';
  return {
    stage,
    marks: marksOf(stage, held, health),
    findings: [
      ...deletion(extension),
      ...withoutCatalog(extension, held, facts),
      ...notReady(health),
    ].map((cause) => ({ ...cause, severity: severityOf(cause, isRunning) })),
    health,
    runs: extension.installed?.version ?? null,
    wanted: wantedOf(extension, held === undefined ? null : message),
    since: extension.statusWrittenAt,
    lines: held === undefined ? [] : linesOf(message),
    isCutOff: message.includes('[message truncated]'),
  };
}

/** A finding of an extension. */
export type ExtensionFinding = Finding<ExtensionCause>;

/** Progress that needs no action is info. A problem is a warning if the installed version runs. */
function severityOf(cause: ExtensionCause, isRunning: boolean): Severity {
  switch (cause.kind) {
    case 'deleting':
    case 'not-looked':
      return 'info';
    case 'rolling-out':
      return cause.isOverdue ? 'danger' : 'info';
    case 'not-ready':
      return cause.isFailing ? 'danger' : 'info';
    default:
      return isRunning ? 'warning' : 'danger';
  }
}

function inNamespace(cause: ExtensionCause, missing?: ReadonlySet<string>): ExtensionCause {
  return cause.kind === 'account-missing' && missing?.has(cause.namespace) === true
    ? { ...cause, kind: 'namespace-missing' }
    : cause;
}

/** Whether OLM finds no version for an installed extension. The catalogs might no longer contain its package. */
export function isUnresolved(extension: Extension): boolean {
  const found = extensionMeaning(conditionOf(extension, 'Progressing')?.message ?? '');
  return extension.installed !== null && found !== null && UNRESOLVED.includes(found.kind);
}

/** The namespace in which OLM finds no ServiceAccount, and which might not exist either; `null`: OLM reports none. */
export function namespaceInDoubt(extension: Extension): string | null {
  const found = extensionMeaning(conditionOf(extension, 'Progressing')?.message ?? '');
  return found?.kind === 'account-missing' ? found.namespace : null;
}

/** OLM's report, or its cause: the selector matches no catalog. */
function withoutCatalog(
  extension: Extension,
  held: ExtensionCause | undefined,
  { catalogs, absentFrom = [] }: Parameters<typeof extensionStatus>[1],
): readonly ExtensionCause[] {
  const isCause = held === undefined || UNRESOLVED.includes(held.kind);
  if (isCause && hasNoCatalog(extension, catalogs))
    return [{ kind: 'no-catalog', isReported: held !== undefined }];
  if (held === undefined) return [];
  const known = catalogs ?? [];
  return [
    (isCause ? absence(extension, known, absentFrom) : null) ??
      withAllBroken(extension, held, known),
  ];
}

/** Its catalogs are disabled, or no longer contain the package; `null`: not known. */
function absence(
  extension: Extension,
  catalogs: readonly Catalog[],
  absentFrom: readonly string[],
): ExtensionCause | null {
  if (absentFrom.length > 0) return { kind: 'package-removed', catalogs: absentFrom };
  const disabled = disabledCatalogsOf(extension, catalogs);
  return disabled.length > 0 && catalogsOf(extension, catalogs).length === 0
    ? { kind: 'catalog-disabled', catalogs: disabled }
    : null;
}

/** OLM's message names only one of the catalogs that block the extension. */
function withAllBroken(
  extension: Extension,
  held: ExtensionCause,
  catalogs: readonly Catalog[],
): ExtensionCause {
  if (held.kind !== 'catalog-broken') return held;
  const known = new Set(held.catalogs.map(({ name }) => name));
  const others = catalogsOf(extension, catalogs).filter(
    ({ name, isServing }) => !isServing && !known.has(name),
  );
  const more = others.map(({ name }) => ({ name, isNotServed: true, detail: '' }));
  return { ...held, catalogs: [...held.catalogs, ...more] };
}

/** What OLM also reports if the selector matches no catalog. */
export const UNRESOLVED: readonly ExtensionCause['kind'][] = [
  'no-package',
  'no-version',
  'no-path',
];

function deletion({ isDeleting, finalizers }: Extension): readonly ExtensionCause[] {
  return isDeleting ? [{ kind: 'deleting', finalizers }] : [];
}

/**
 * From the reason only: the status remains "True" with "Succeeded", and "Retrying" also occurs for permanent errors. At
 * most one.
 */
function heldBy(
  extension: Extension,
  progressing: ExtensionCondition | null,
): readonly ExtensionCause[] {
  if (progressing === null || isOutdated(extension, progressing))
    return extension.isDeleting ? [] : [{ kind: 'not-looked' }];
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
      return [extensionMeaning(message) ?? { kind: 'unknown', reason, detail: message }];
  }
}

/** A deletion is also a new generation, which OLM never reports. Nor does it have to report a pin of what it installed. */
function isOutdated(
  { generation, isDeleting, installed, version }: Extension,
  progressing: ExtensionCondition,
): boolean {
  const isPinned =
    progressing.reason === 'Succeeded' && isPinOf(version, installed?.version ?? null);
  return !isDeleting && !isPinned && isBefore(progressing, generation);
}

/** A pin admits each build of a version. */
function isPinOf(version: string | null, installed: string | null): boolean {
  const pin = version === null ? null : pinIn(version);
  return pin !== null && installed !== null && pin === withoutBuild(installed);
}

function isBefore(condition: ExtensionCondition, generation: number | null): boolean {
  const seen = condition.observedGeneration;
  return seen !== null && generation !== null && seen < generation;
}

function notReady(health: ExtensionHealth): readonly ExtensionCause[] {
  if (health.kind !== 'failing' && health.kind !== 'starting') return [];
  const { kind, deployments } = health;
  return [{ kind: 'not-ready', isFailing: kind === 'failing', deployments }];
}

/** Only existing catalogs: with a disabled one, OLM retries (recording v1_availability_off_on). */
function hasNoCatalog({ selector }: Extension, catalogs: readonly Catalog[] | null): boolean {
  return (
    catalogs !== null && !catalogs.some(({ labels }) => selectorFit(selector, labels) === 'fits')
  );
}

function heldAt(held: ExtensionCause | undefined, message: string): Stage {
  if (held === undefined) return 'healthy';
  return held.kind === 'not-looked' ? 'resolve' : stageOf(message);
}

function marksOf(
  stage: Stage,
  held: ExtensionCause | undefined,
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

/** @param message the blocking message; `null` if there is none */
function wantedOf({ installed, version }: Extension, message: string | null): string | null {
  if (message === null) return null;
  const wanted = chosenIn(message)?.version ?? (version === null ? null : pinIn(version));
  const isThere = wanted !== null && versionOrder(wanted, installed?.version ?? null) === 0;
  return isThere ? null : wanted;
}

function linesOf(message: string): readonly string[] {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return [...new Set(lines)].toSorted();
}
