import type { FieldCause } from './contracts';

export type StatusDetails = {
  readonly name?: string;
  readonly group?: string;
  readonly kind?: string;
  readonly uid?: string;
  readonly causes?: readonly Partial<FieldCause>[];
  readonly retryAfterSeconds?: number;
};

/** `meta.k8s.io/v1 Status`, the body of every error. */
export type Status = {
  readonly kind: 'Status';
  readonly apiVersion: 'v1';
  readonly metadata: { readonly continue?: string };
  readonly status: 'Success' | 'Failure';
  readonly message?: string;
  readonly reason?: string;
  readonly details?: StatusDetails;
  readonly code?: number;
};

/** A failed request with the Kubernetes `Status` of its response. */
export class ApiError extends Error {
  readonly status: Status;

  constructor(status: Status) {
    super(status.message);
    this.name = 'ApiError';
    this.status = status;
  }

  get code(): number {
    return this.status.code ?? 500;
  }
}
