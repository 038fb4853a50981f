import type { ResourceModel } from '~/kube/models/meta';

/** What OLM wrote into the status of an object. */
export type OlmMessage = {
  /** The object that says it. */
  readonly by: ConcernedObject;
  /** OLM's CamelCase reason; empty where it gives none. */
  readonly reason: string;
  readonly message: string;
};

export type ConcernedObject = {
  readonly model: ResourceModel;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  readonly name: string;
};

/** The parts of a message that name something: `channel`, `package`, … */
export type MessageValues = Readonly<Record<string, string>>;

/** One form that a message of OLM takes. The first row of a table that fits is the meaning. */
export type MessageRow = {
  readonly kind: string;
  /** Fits only with one of these reasons. */
  readonly reasons?: readonly string[];
  /** Fits only when found in the message; its named groups are the values. */
  readonly pattern?: RegExp;
  /** The objects that the message names, besides the one that says it. */
  readonly objects?: (values: MessageValues, by: ConcernedObject) => readonly ConcernedObject[];
};

export type Reading<Kind extends string> = {
  readonly kind: Kind;
  readonly values: MessageValues;
  readonly objects: readonly ConcernedObject[];
  /** What else the message says, and is not understood; absent when all of it is. */
  readonly rest?: string;
};

/**
 * So much of a message is read. Kubernetes keeps conditions far below it (metav1.Condition: 32 KiB); it bounds the time
 * that a pattern can take.
 */
export const READ = 16_384;

/** What a message means by a table of forms; `null` when none of them fits. */
export function readMessage<Row extends MessageRow>(
  { by, reason, message }: OlmMessage,
  rows: readonly Row[],
): Reading<Row['kind']> | null {
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
 * A group that took no part in the match is an empty text, so that no placeholder stays in a sentence. No sentence has
 * room for more of a value than this; names are shorter (RFC 1123: 253).
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
