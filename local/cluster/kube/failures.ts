/** Errors with the messages of kube-apiserver (`k8s.io/apimachinery/pkg/api/errors`). */
import { ApiError } from './apiError';
import type { StatusDetails } from './apiError';
import type { FieldCause } from './contracts';

/** The resource of an error. */
export type Subject = {
  readonly group: string;
  readonly plural: string;
  readonly kind: string;
};

export function notFound(subject: Subject, name: string): ApiError {
  return failure(404, 'NotFound', {
    message: `${resourceName(subject)} "${name}" not found`,
    details: detailsOf(subject, name),
  });
}

export function alreadyExists(subject: Subject, name: string): ApiError {
  return failure(409, 'AlreadyExists', {
    message: `${resourceName(subject)} "${name}" already exists`,
    details: detailsOf(subject, name),
  });
}

export function conflict(subject: Subject, name: string, why: string): ApiError {
  return failure(409, 'Conflict', {
    message: `Operation cannot be fulfilled on ${resourceName(subject)} "${name}": ${why}`,
    details: detailsOf(subject, name),
  });
}

/** A stale `resourceVersion`. */
export function modified(subject: Subject, name: string): ApiError {
  return conflict(
    subject,
    name,
    'the object has been modified; please apply your changes to the latest version and try again',
  );
}

/** 422 with one cause per field; the message joins them as Kubernetes' aggregate errors do. */
export function invalid(subject: Subject, name: string, causes: readonly FieldCause[]): ApiError {
  const texts = [...new Set(causes.map((cause) => `${cause.field}: ${cause.message}`))];
  const all = texts.length === 1 ? texts.join('') : `[${texts.join(', ')}]`;
  const kind = subject.group === '' ? subject.kind : `${subject.kind}.${subject.group}`;
  return failure(422, 'Invalid', {
    message: `${kind} "${name}" is invalid: ${all}`,
    details: { ...detailsOf({ ...subject, plural: subject.kind }, name), causes },
  });
}

export function forbidden(subject: Subject, name: string, why: string): ApiError {
  const named = name === '' ? '' : ` "${name}"`;
  return failure(403, 'Forbidden', {
    message: `${resourceName(subject)}${named} is forbidden: ${why}`,
    details: detailsOf(subject, name),
  });
}

/** An admission webhook that is unavailable with `failurePolicy: Fail`. */
export function webhookFailed(webhook: string, problem: string): ApiError {
  const why = `failed calling webhook "${webhook}": failed to call webhook: ${problem}`;
  return failure(500, 'InternalError', {
    message: `Internal error occurred: ${why}`,
    details: { causes: [{ message: why }] },
  });
}

export function badRequest(message: string): ApiError {
  return failure(400, 'BadRequest', { message });
}

export function unauthorized(): ApiError {
  return failure(401, 'Unauthorized', { message: 'Unauthorized' });
}

export function expired(message: string): ApiError {
  return failure(410, 'Expired', { message });
}

export function methodNotAllowed(subject: Subject, message: string): ApiError {
  return failure(405, 'MethodNotAllowed', { message, details: detailsOf(subject, '') });
}

export function unsupportedMediaType(accepted: readonly string[]): ApiError {
  return failure(415, 'UnsupportedMediaType', {
    message: `the body of the request was in an unknown format - accepted media types include: ${accepted.join(', ')}`,
  });
}

export function notAcceptable(accepted: readonly string[]): ApiError {
  return failure(406, 'NotAcceptable', {
    message: `only the following media types are accepted: ${accepted.join(', ')}`,
  });
}

/** The client requests a list as one object, or one object as a list. Source: apiserver's endpoints/handlers/response.go. */
export function mismatched(what: string): ApiError {
  return failure(406, 'NotAcceptable', { message: `you requested ${what}` });
}

export function tooLarge(limit: number): ApiError {
  return failure(413, 'RequestEntityTooLarge', {
    message: `Request entity too large: limit is ${limit}`,
  });
}

/** A JSON patch that cannot be applied; the real server does not report why. */
export function unprocessable(): ApiError {
  return failure(422, 'Invalid', {
    message: 'the server rejected our request due to an error in our request',
    details: {},
  });
}

export function failure(
  code: number,
  reason: string,
  rest: { readonly message: string; readonly details?: StatusDetails },
): ApiError {
  return new ApiError({
    kind: 'Status',
    apiVersion: 'v1',
    metadata: {},
    status: 'Failure',
    message: rest.message,
    ...(reason === '' ? {} : { reason }),
    ...(rest.details === undefined ? {} : { details: rest.details }),
    code,
  });
}

/** `plural.group`, or the plural alone for the core group. */
function resourceName(subject: Subject): string {
  return subject.group === '' ? subject.plural : `${subject.plural}.${subject.group}`;
}

export function detailsOf(subject: Subject, name: string): StatusDetails {
  return {
    ...(name === '' ? {} : { name }),
    ...(subject.group === '' ? {} : { group: subject.group }),
    kind: subject.plural,
  };
}
