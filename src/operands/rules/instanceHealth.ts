import { type JsonRecord, lineIn, listIn, recordIn, textIn } from '~/kube/json';
import type { Condition } from '~/kube/models/meta';
import { conditionsIn } from '~/olm/conditions/conditionSets';

/** The health of an instance of an unknown kind, the most severe first. */
export const INSTANCE_HEALTH_KINDS = [
  'not-ready',
  'deleting',
  'working',
  'unseen',
  'paused',
  'unknown',
  'ready',
] as const;
export type InstanceHealthKind = (typeof INSTANCE_HEALTH_KINDS)[number];

/** The evidence of the health of an instance. */
export type HealthEvidence =
  | {
      readonly kind: 'condition';
      readonly type: string;
      readonly status: string;
      readonly reason: string | null;
      readonly message: string | null;
      readonly since: string | null;
    }
  | { readonly kind: 'field'; readonly path: string; readonly value: string }
  | { readonly kind: 'none' };

export type InstanceHealth = {
  readonly kind: InstanceHealthKind;
  readonly evidence: HealthEvidence;
};

/**
 * The health of an object of any kind by common conventions. Failures have precedence. It is ready only with a common
 * condition or phase of the current generation.
 */
export function instanceHealth(object: unknown): InstanceHealth {
  const { metadata, spec, status } = recordIn(object);
  const meta = recordIn(metadata);
  if (textIn(meta['deletionTimestamp']) !== null) {
    return byField('deleting', 'metadata.deletionTimestamp', meta['deletionTimestamp']);
  }
  const state = recordIn(status);
  const conditions = conditionsIn(state['conditions']).map(judged);
  const rules: readonly (() => InstanceHealth | null)[] = [
    () => firstOf(conditions, 'not-ready') ?? phaseHealth(state, 'not-ready'),
    () => staleHealth(meta, state),
    () => pausedBy(recordIn(spec)),
    () => firstOf(conditions, 'paused') ?? phaseHealth(state, 'paused'),
    () => firstOf(conditions, 'working') ?? phaseHealth(state, 'working'),
    () => missingReplicas(recordIn(spec), state),
    () => firstOf(conditions, 'ready') ?? phaseHealth(state, 'ready'),
  ];
  for (const rule of rules) {
    const health = rule();
    if (health !== null) return health;
  }
  return { kind: 'unknown', evidence: { kind: 'none' } };
}

type Judged = { readonly condition: Condition; readonly kind: InstanceHealthKind | null };

function firstOf(conditions: readonly Judged[], kind: InstanceHealthKind): InstanceHealth | null {
  // The summarizing condition first.
  const found =
    conditions.find((one) => one.kind === kind && isMain(one.condition)) ??
    conditions.find((one) => one.kind === kind);
  return found === undefined ? null : { kind, evidence: conditionEvidence(found.condition) };
}

function conditionEvidence(condition: Condition): HealthEvidence {
  return {
    kind: 'condition',
    type: lineIn(condition.type) ?? '',
    status: lineIn(condition.status) ?? '',
    reason: lineIn(condition.reason),
    message: lineIn(condition.message),
    since: condition.lastTransitionTime ?? null,
  };
}

function byField(kind: InstanceHealthKind, path: string, value: unknown): InstanceHealth {
  return {
    kind,
    evidence: { kind: 'field', path, value: lineIn(String(value))?.slice(0, MOST_SHOWN) ?? '' },
  };
}

const MOST_SHOWN = 200;

/** Conditions that describe the whole object if they are True. */
const READY =
  /^(ready|available|healthy|complete|completed|succeeded|reconciled|reconcilesuccess)$/i;
/** Other conditions that are healthy if True, but not sufficient for Ready. */
const POSITIVE =
  /(ready|available|healthy|completed?|succeeded|success|successful|established|accepted|programmed|synced|reconciled|valid|initialized|provisioned|deployed|running|active|bound|connected|installed|scheduled|resolvedrefs)$/i;
const NEGATIVE =
  /(degraded|failed|failure|error|errors|stalled|invalid|unhealthy|notready|unavailable|conflict|conflicted|misconfigured|lost|blocked|broken|expired)$/i;
const PROGRESS =
  /^(progressing|reconciling|updating|upgrading|pending|creating|provisioning|deploying|installing|scaling|inprogress|waiting|restarting|initializing|terminating)$/i;
const PAUSED = /^(paused|suspended|disabled)$/i;

function judged(condition: Condition): Judged {
  return { condition, kind: conditionKind(condition) };
}

function isMain({ type = '' }: Condition): boolean {
  return READY.test(type);
}

function conditionKind(condition: Condition): InstanceHealthKind | null {
  const { type = '', status = '', reason = '' } = condition;
  const says: Says = { type, reason, value: valueOf(status) };
  const rule = RULES.find(([pattern]) => pattern.test(type))?.[1];
  if (rule !== undefined) return rule(says);
  // The healthy status of other conditions is unknown, unless they are named as failures.
  return says.value === false && /(fail|error|invalid)/i.test(reason) ? 'not-ready' : null;
}

type Says = {
  readonly type: string;
  readonly reason: string;
  /** `null`: Unknown or equivalent. */
  readonly value: boolean | null;
};

function valueOf(status: string): boolean | null {
  if (/^true$/i.test(status)) return true;
  return /^false$/i.test(status) ? false : null;
}

/** By the type of a condition; the first match applies. */
const RULES: readonly (readonly [RegExp, (says: Says) => InstanceHealthKind | null])[] = [
  [PAUSED, ({ value }) => (value === true ? 'paused' : null)],
  [PROGRESS, progressKind],
  [NEGATIVE, ({ value }) => (value === true ? 'not-ready' : null)],
  [POSITIVE, positiveKind],
];

function progressKind({ value, reason }: Says): InstanceHealthKind | null {
  if (value === true) return isSettled(reason) ? null : 'working';
  return value === false && BAD_REASON.test(reason) ? 'not-ready' : null;
}

function positiveKind({ type, value, reason }: Says): InstanceHealthKind | null {
  if (value === false) return unready(reason);
  if (!READY.test(type)) return null;
  return value === true ? 'ready' : 'working';
}

/** The reason distinguishes failures from resources in progress. */
function unready(reason: string): InstanceHealthKind {
  if (PAUSED_REASON.test(reason)) return 'paused';
  if (BAD_REASON.test(reason)) return 'not-ready';
  return WORKING_REASON.test(reason) ? 'working' : 'not-ready';
}

/** Deployments and similar kinds keep Progressing=True after completion. */
function isSettled(reason: string): boolean {
  return /(available|complete|completed|succeeded|success|asexpected|idle|uptodate)$/i.test(reason);
}

const BAD_REASON =
  /(fail|error|invalid|degraded|unhealthy|notfound|denied|forbidden|crash|exceeded|timeout|timedout|missing|conflict|mismatch|unforceable|unsupported|rejected)/i;
const WORKING_REASON =
  /(progress|pending|creating|updating|upgrading|waiting|wait|provision|reconcil|initializ|installing|starting|scaling|deploying|requested|processing|restarting|notreadyyet|issuing|inprogress|doesnotexist|running|rollout|rolling|minimumreplicas)/i;
const PAUSED_REASON = /(paused|suspended|disabled)/i;

/** Fields that summarize a status in a word. Healthy words count only in fields with common names. */
const PHASES = ['phase', 'state', 'status', 'health', 'healthStatus', 'currentState'];
const PHASE_LIKE = /(phase|state|status|health)$/i;
const WORDS: Readonly<Record<'ready' | 'not-ready' | 'working' | 'paused', RegExp>> = {
  ready:
    /^(ready|running|available|healthy|succeeded|success|successful|complete|completed|active|bound|deployed|online|ok|up|green|valid|synced|reconciled|installed|established|finished)$/i,
  'not-ready':
    /^(failed|failure|error|errored|degraded|unhealthy|crashed|invalid|lost|red|down|.*(failed|error|failure|degraded)|unavailable|broken|rejected|unknown|notready|not ready|terminated|stalled|warning|failing)$/i,
  working:
    /^(pending|creating|updating|upgrading|progressing|inprogress|in[- _]progress|provisioning|initializing|initialising|installing|deploying|starting|reconciling|scaling|waiting|processing|applying|new|queued|scheduled|queueing|yellow|(.*ing)|(.*ing(changes|data)))$/i,
  paused: /^(paused|suspended|stopped|disabled|hibernated|hibernating|scaleddown)$/i,
};

function phaseHealth(state: JsonRecord, kind: keyof typeof WORDS): InstanceHealth | null {
  const names =
    kind === 'ready' ? PHASES : Object.keys(state).filter((name) => PHASE_LIKE.test(name));
  for (const name of names) {
    const value = Object.hasOwn(state, name) ? state[name] : null;
    if (typeof value !== 'string') continue;
    if (wordKind(value) === kind) return byField(kind, `status.${name}`, value);
  }
  return null;
}

/** Each word has one meaning: `Running` is ready although it ends in "ing". */
function wordKind(value: string): keyof typeof WORDS | null {
  const word = value.trim();
  const kinds = ['ready', 'paused', 'not-ready', 'working'] as const;
  return kinds.find((kind) => WORDS[kind].test(word)) ?? null;
}

/** The controller reports its observed generation, and has not observed the current one. */
function staleHealth(meta: JsonRecord, state: JsonRecord): InstanceHealth | null {
  const { generation } = meta;
  const { observedGeneration: seen } = state;
  if (typeof generation !== 'number') return null;
  const isOld = (one: unknown) => typeof one === 'number' && one < generation;
  if (isOld(seen)) {
    return byField('unseen', 'status.observedGeneration', `${String(seen)} < ${generation}`);
  }
  const old = listIn(state['conditions'])
    .map(recordIn)
    .find(({ type, observedGeneration }) => READY.test(String(type)) && isOld(observedGeneration));
  if (old === undefined) return null;
  return byField(
    'unseen',
    `status.conditions.${String(old['type'])}.observedGeneration`,
    `${String(old['observedGeneration'])} < ${generation}`,
  );
}

function pausedBy(spec: JsonRecord): InstanceHealth | null {
  const name = ['paused', 'suspend', 'suspended', 'pause'].find((one) => spec[one] === true);
  return name === undefined ? null : byField('paused', `spec.${name}`, true);
}

function missingReplicas(spec: JsonRecord, state: JsonRecord): InstanceHealth | null {
  const wanted = spec['replicas'] ?? state['replicas'];
  const ready = state['readyReplicas'] ?? state['availableReplicas'];
  if (typeof wanted !== 'number' || typeof ready !== 'number' || ready >= wanted) return null;
  return byField('working', 'status.readyReplicas', `${ready} < ${wanted}`);
}
