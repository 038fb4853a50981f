import type { ResourceModel } from '~/kube/models/meta';

/** A message in the status of an object. */
export type OlmMessage = {
  /** The object that reports it. */
  readonly by: ConcernedObject;
  /** OLM's CamelCase reason; empty if there is none. */
  readonly reason: string;
  readonly message: string;
};

export type ConcernedObject = {
  readonly model: ResourceModel;
  /** `null` for cluster-scoped objects. */
  readonly namespace: string | null;
  readonly name: string;
};

/** The named parts of a message: `channel`, `package`, … */
export type MessageValues = Readonly<Record<string, string>>;

/** One form of a message. The first matching row of a table determines the meaning. */
export type MessageRow = {
  readonly kind: string;
  /** Matches only with one of these reasons. */
  readonly reasons?: readonly string[];
  /** Matches only if found in the message. Its named groups are the values. */
  readonly pattern?: RegExp;
  /** The objects that the message names, in addition to the reporting one. */
  readonly objects?: (values: MessageValues, by: ConcernedObject) => readonly ConcernedObject[];
};

export type MeaningOf<Kind extends string> = {
  readonly kind: Kind;
  readonly values: MessageValues;
  readonly objects: readonly ConcernedObject[];
  /** The part of the message that was not understood; absent if there is none. */
  readonly rest?: string;
};

/**
 * The length of a message that is parsed. Kubernetes' conditions are much shorter (metav1.Condition: 32 KiB); the limit
 * bounds the time that a pattern takes.
 */
export const READ = 16_384;

/** The meaning of a message by a table of forms; `null` if none matches. */
export function readMessage<Row extends MessageRow>(
  { by, reason, message }: OlmMessage,
  rows: readonly Row[],
): MeaningOf<Row['kind']> | null {
  for (const row of rows) {
    if (row.reasons !== undefined && !row.reasons.includes(reason)) continue;
    const found = row.pattern === undefined ? undefined : row.pattern.exec(message.slice(0, READ));
    if (found === null) continue;
    const values = valuesIn(found?.groups);
    return { kind: row.kind, values, objects: row.objects?.(values, by) ?? [] };
  }
  return null;
}

/**
 * A group that did not participate in the match is an empty text, so that no placeholder remains in a sentence. Values
 * are cut to the length that fits a sentence; names are shorter (RFC 1123: 253).
 */
export function valuesIn(groups: Readonly<Record<string, string | undefined>> = {}): MessageValues {
  const entries = Object.entries(groups).map(
    ([name, value = '']) => [name, cut(value.trim())] as const,
  );
  return Object.fromEntries(entries);
}

const LONGEST = 500;

function cut(value: string): string {
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
