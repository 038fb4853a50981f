/** The reason why a request failed, in a form that a page can display. */

/** One permission, as in a SelfSubjectAccessReview. */
export type Permission = {
  readonly verb: string;
  readonly group: string;
  readonly resource: string;
  readonly subresource?: string;
  /** Absent for all namespaces and for cluster-scoped kinds. */
  readonly namespace?: string;
  readonly name?: string;
};

/**
 * A rejected field, from `details.causes` of a Status. The path is written as by the API: `spec.config.env[0].name`.
 */
export type RejectedField = { readonly field: string; readonly message: string };

/** A field whose value differs from the expected one. */
export type Difference = {
  readonly field: string;
  readonly wanted: unknown;
  /** `undefined` if the field does not exist. */
  readonly found: unknown;
};

export type Failure = {
  readonly kind: FailureKind;
  /** The message of the server or the browser, untranslated. */
  readonly message: string;
  /** For `forbidden`: the missing permission. */
  readonly permission?: Permission;
  /** For `invalid`: the rejected fields. */
  readonly rejected?: readonly RejectedField[];
  /** For `admission-denied` and `webhook-failed`: the name of the webhook, if known. */
  readonly webhook?: string;
  /** Seconds after which the server accepts another request. */
  readonly retryAfter?: number;
  /** For `already-exists`: the differences between the existing and the expected object. */
  readonly differences?: readonly Difference[];
  /** Repeats the request. Absent if the caller has its own way to retry. */
  readonly retry?: () => void;
};

export type FailureKind =
  | 'forbidden'
  | 'not-found'
  | 'already-exists'
  | 'conflict'
  | 'invalid'
  /** A ResourceQuota of the namespace is exceeded. */
  | 'quota-exceeded'
  /** The user has the permission, but a webhook, a policy or an admission plugin rejects the object. */
  | 'admission-denied'
  /** A required webhook cannot be reached or did not answer in time. */
  | 'webhook-failed'
  /** The object to delete contains objects that were not confirmed for deletion. */
  | 'not-empty'
  | 'session-expired'
  | 'too-many-requests'
  | 'not-served'
  | 'offline'
  | 'server'
  /** A file of this plugin cannot be loaded because the server has another version. */
  | 'chunk-missing'
  | 'other';

/** The parts of an API server's answer that determine a failure. */
export type FailedAnswer = {
  /** HTTP status; absent if there was no answer. */
  readonly code?: number;
  readonly message: string;
  /** The body if it was JSON, usually a Kubernetes `Status`. */
  readonly body?: unknown;
  /** The header `Retry-After`, in seconds. */
  readonly retryAfter?: number;
};

/**
 * The failure of a request.
 * Source: Kubernetes API conventions, "HTTP Status codes" and `Status.reason`.
 */
export function failureOf(answer: FailedAnswer, wanted?: Permission): Failure {
  const message = messageIn(answer);
  const kind = admissionKind(message) ?? kindOf(answer);
  const webhook = WEBHOOK.exec(message)?.[1];
  const retryAfter = retryAfterIn(answer);
  return {
    kind,
    message,
    ...(kind === 'forbidden' && wanted !== undefined ? { permission: wanted } : {}),
    ...(kind === 'invalid' ? { rejected: rejectedIn(answer.body) } : {}),
    ...(webhook === undefined ? {} : { webhook }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** Whether a retry can succeed without another change. */
export function isTransient(failure: Failure): boolean {
  return ['offline', 'server', 'too-many-requests', 'webhook-failed'].includes(failure.kind);
}

/** Whether a dynamically imported file could not be loaded. The error name is webpack's, also in a worker. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Messages that distinguish a missing permission, an invalid field and a server error when the Status does not. They
 * are from k8s.io/apiserver: the quota admission; `webhook/errors` (whose code the webhook chooses); the validating
 * admission policies; the authorizer, the only one that says what a user "cannot" do.
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

function rejectedIn(body: unknown): readonly RejectedField[] {
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
