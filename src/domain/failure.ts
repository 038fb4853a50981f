/** Why something could not be read or written, in a form that a page can put into words. */

/** One right, as a SelfSubjectAccessReview asks for it. */
export type Right = {
  readonly verb: string;
  readonly group: string;
  readonly resource: string;
  readonly subresource?: string;
  /** Absent: in all namespaces, or cluster-scoped. */
  readonly namespace?: string;
  readonly name?: string;
};

/** A refused field, from a Status' `details.causes`. */
export type FieldProblem = { readonly field: string; readonly message: string };

export type Failure = {
  readonly kind: FailureKind;
  /** The server's own words, or the browser's. Untranslated. */
  readonly message: string;
  /** With `forbidden`: the right that is missing. */
  readonly right?: Right;
  /** With `invalid`: the fields that were refused. */
  readonly problems?: readonly FieldProblem[];
};

export type FailureKind =
  | 'forbidden'
  | 'not-found'
  | 'already-exists'
  | 'conflict'
  | 'invalid'
  | 'session-expired'
  | 'too-many-requests'
  | 'not-served'
  | 'offline'
  | 'server'
  | 'other';

/** An answer of the API server as far as a failure is read from it. */
export type FailedAnswer = {
  /** HTTP status; absent when no answer came. */
  readonly code?: number;
  readonly message: string;
  /** The body, when it was JSON: usually a Kubernetes `Status`. */
  readonly body?: unknown;
};

/**
 * The cause of a failed request.
 * Source of the mapping: Kubernetes API conventions, "HTTP Status codes" and `Status.reason`.
 */
export function failureOf(answer: FailedAnswer, wanted?: Right): Failure {
  const message = messageIn(answer);
  const kind = kindOf(answer);
  if (kind === 'forbidden' && wanted !== undefined) return { kind, message, right: wanted };
  if (kind === 'invalid') return { kind, message, problems: problemsIn(answer.body) };
  return { kind, message };
}

/** Whether asking again may help without anybody changing something. */
export function isTransient(failure: Failure): boolean {
  return ['offline', 'server', 'too-many-requests'].includes(failure.kind);
}

function kindOf({ code, body }: FailedAnswer): FailureKind {
  if (code === undefined) return 'offline';
  if (code >= 500) return code === 502 || code === 503 || code === 504 ? 'offline' : 'server';
  if (code === 409)
    return field(body, 'reason') === 'AlreadyExists' ? 'already-exists' : 'conflict';
  return CODES[code] ?? 'other';
}

const CODES: Readonly<Record<number, FailureKind>> = {
  400: 'invalid',
  401: 'session-expired',
  403: 'forbidden',
  404: 'not-found',
  422: 'invalid',
  429: 'too-many-requests',
};

function messageIn({ message, body }: FailedAnswer): string {
  const inBody = field(body, 'message');
  return typeof inBody === 'string' && inBody !== '' ? inBody : message;
}

function problemsIn(body: unknown): readonly FieldProblem[] {
  const causes = field(field(body, 'details'), 'causes');
  if (!Array.isArray(causes)) return [];
  return causes.map((cause: unknown) => ({
    field: textOf(field(cause, 'field')),
    message: textOf(field(cause, 'message')),
  }));
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
