import type { StatusDetails } from '../apiError';

/** Faults that can be enabled. */
export type Fault = {
  /** ID of the fault, to clear it. */
  readonly id: string;
  readonly match: Match;
  readonly effect: Effect;
  /** Fraction of matching requests that it affects, from 0 to 1. */
  readonly rate: number;
  /** Maximum number of affected requests; absent: unlimited. */
  readonly times?: number;
};

/** Matching requests; absent fields match all. */
export type Match = {
  /** Paths with `*` for any text, such as `/api/v1/*`. */
  readonly path?: string;
  /** Verbs of RBAC: `get`, `list`, `watch`, `create`, … */
  readonly verbs?: readonly string[];
  /** By name. */
  readonly user?: string;
  /** Only dry runs (`dryRun=All`), or only other requests. */
  readonly dryRun?: boolean;
};

export type Effect =
  /** Delays the response by these milliseconds. */
  | { readonly kind: 'latency'; readonly milliseconds: number }
  | {
      readonly kind: 'error';
      readonly code: 429 | 500 | 503;
      readonly retryAfterSeconds: number;
      readonly message: string;
    }
  /** Any `Status` after authorization, such as 409 or 422 with causes. */
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly reason: string;
      readonly message: string;
      readonly details?: StatusDetails;
    }
  /** A validating webhook denies a write. `code` is the webhook's response; real ones return 403 or nothing (400). */
  | {
      readonly kind: 'admission-denied';
      readonly webhook: string;
      readonly code: 400 | 403;
      readonly message: string;
    }
  /** A validating webhook with `failurePolicy: Fail` is unavailable for a write. */
  | { readonly kind: 'webhook-failed'; readonly webhook: string; readonly message: string }
  /** Aborts the connection without a response, before or after the request is carried out. */
  | { readonly kind: 'disconnected'; readonly carriesOut: boolean }
  /** 401, like for an expired token. */
  | { readonly kind: 'expired-token' }
  /** Aborts watches this many milliseconds after they open, and open ones immediately. */
  | { readonly kind: 'watch-drop'; readonly milliseconds: number }
  /** Ends watches with the event `ERROR`, status 410, and open ones immediately. */
  | { readonly kind: 'watch-expired' }
  /** Bundle and catalog images of these names (with `*`) cannot be pulled; `message` is the registry's. */
  | { readonly kind: 'unpullable'; readonly image: string; readonly message: string }
  /** The tag of one catalog image has the content of another. */
  | { readonly kind: 'pushed'; readonly image: string; readonly content: string }
  /** Stops controllers of these names (with `*`) until the fault is cleared. */
  | { readonly kind: 'frozen'; readonly controllers: readonly string[] };

/** Request fields for a fault's `match`. */
export type Matched = {
  readonly path: string;
  readonly verb: string;
  readonly user: string;
  readonly dryRun: boolean;
};

export function isMatch({ path, verbs, user, dryRun }: Match, request: Matched): boolean {
  return (
    (dryRun === undefined || dryRun === request.dryRun) &&
    (path === undefined || fits(path, request.path)) &&
    (verbs === undefined || verbs.includes(request.verb)) &&
    (user === undefined || user === request.user)
  );
}

/** Whether a text matches a pattern with `*`. */
export function fits(pattern: string, text: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${source}$`, 's').test(text);
}
