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

/** A refused field, from a Status' `details.causes`; its path as the API writes it: `spec.config.env[0].name`. */
export type FieldProblem = { readonly field: string; readonly message: string };

/** A field that has another value than it was to have. */
export type Difference = {
  readonly field: string;
  readonly wanted: unknown;
  /** `undefined`: it is not there at all. */
  readonly found: unknown;
};

export type Failure = {
  readonly kind: FailureKind;
  /** The server's own words, or the browser's. Untranslated. */
  readonly message: string;
  /** With `forbidden`: the right that is missing. */
  readonly right?: Right;
  /** With `invalid`: the fields that were refused. */
  readonly problems?: readonly FieldProblem[];
  /** With `admission-denied` and `webhook-failed`: the webhook that said no, or nothing. */
  readonly webhook?: string;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter?: number;
  /** With `already-exists`: in what the existing object is another than the wanted one. */
  readonly differences?: readonly Difference[];
  /** Asks at once for what could not be read; absent where that is the business of who asked. */
  readonly retry?: () => void;
};

export type FailureKind =
  | 'forbidden'
  | 'not-found'
  | 'already-exists'
  | 'conflict'
  | 'invalid'
  /** A ResourceQuota of the namespace is used up. */
  | 'quota-exceeded'
  /** Who asked has the right; a webhook, a policy or an admission plugin refuses the object. */
  | 'admission-denied'
  /** A webhook that has to be asked about the object cannot be reached, or did not answer in time. */
  | 'webhook-failed'
  /** What was to be deleted contains something that nobody said may go. */
  | 'not-empty'
  | 'session-expired'
  | 'too-many-requests'
  | 'not-served'
  | 'offline'
  | 'server'
  /** A part of this plugin cannot be loaded: the server has those of another version by now. */
  | 'chunk-missing'
  | 'other';

/** An answer of the API server as far as a failure is read from it. */
export type FailedAnswer = {
  /** HTTP status; absent when no answer came. */
  readonly code?: number;
  readonly message: string;
  /** The body, when it was JSON: usually a Kubernetes `Status`. */
  readonly body?: unknown;
  /** The header `Retry-After`, in seconds. */
  readonly retryAfter?: number;
};

/**
 * The cause of a failed request.
 * Source of the mapping: Kubernetes API conventions, "HTTP Status codes" and `Status.reason`.
 */
export function failureOf(answer: FailedAnswer, wanted?: Right): Failure {
  const message = messageIn(answer);
  const kind = admissionKind(message) ?? kindOf(answer);
  const webhook = WEBHOOK.exec(message)?.[1];
  const retryAfter = retryAfterIn(answer);
  return {
    kind,
    message,
    ...(kind === 'forbidden' && wanted !== undefined ? { right: wanted } : {}),
    ...(kind === 'invalid' ? { problems: problemsIn(answer.body) } : {}),
    ...(webhook === undefined ? {} : { webhook }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** Whether asking again may help without anybody changing something. */
export function isTransient(failure: Failure): boolean {
  return ['offline', 'server', 'too-many-requests', 'webhook-failed'].includes(failure.kind);
}

/** Whether code that is loaded when it is first needed could not be had. The name is webpack's, also in a worker. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * What only the words of a Status tell apart from a missing right, a bad field and a broken server. They are those of
 * k8s.io/apiserver: the quota admission; `webhook/errors` (whose code is the webhook's own choice); the validating
 * admission policies; the authorizer, which alone says what a user "cannot" do.
 */
function admissionKind(message: string): FailureKind | null {
  if (/ forbidden: (exceeded|failed) quota: /.test(message)) return 'quota-exceeded';
  if (message.includes('failed calling webhook ')) return 'webhook-failed';
  if (/ denied (the )?request\b/.test(message)) return 'admission-denied';
  const isRefused = message.includes(' is forbidden: ') && !/User "[^"]*" cannot /.test(message);
  return isRefused ? 'admission-denied' : null;
}

const WEBHOOK = /webhook "([^"]+)"/;

function retryAfterIn({ body, retryAfter }: FailedAnswer): number | undefined {
  const inBody = field(field(body, 'details'), 'retryAfterSeconds');
  const seconds = typeof inBody === 'number' ? inBody : retryAfter;
  return seconds !== undefined && seconds > 0 ? seconds : undefined;
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
