import type { StatusDetails } from '../apiError';

/** What can be made to go wrong. */
export type Fault = {
  /** Names the switch, to clear it again. */
  readonly id: string;
  readonly match: Match;
  readonly effect: Effect;
  /** Share of the matching requests that it strikes, from 0 to 1. */
  readonly rate: number;
  /** Strikes this often, then no more; absent: without end. */
  readonly times?: number;
};

/** Which requests; what is absent matches all. */
export type Match = {
  /** Paths with `*` for any text, such as `/api/v1/*`. */
  readonly path?: string;
  /** As access control names them: `get`, `list`, `watch`, `create`, … */
  readonly verbs?: readonly string[];
  /** By name. */
  readonly user?: string;
  /** Only requests that try (`dryRun=All`), or only those that mean it. */
  readonly dryRun?: boolean;
};

export type Effect =
  /** The answer comes later by that many milliseconds. */
  | { readonly kind: 'latency'; readonly milliseconds: number }
  | {
      readonly kind: 'error';
      readonly code: 429 | 500 | 503;
      readonly retryAfterSeconds: number;
      readonly message: string;
    }
  /** Any `Status` after access was granted, such as 409 or 422 with causes. */
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly reason: string;
      readonly message: string;
      readonly details?: StatusDetails;
    }
  /** A validating webhook refuses a write. `code` is what the webhook answered; real ones say 403 or nothing (400). */
  | {
      readonly kind: 'admission-denied';
      readonly webhook: string;
      readonly code: 400 | 403;
      readonly message: string;
    }
  /** A validating webhook with `failurePolicy: Fail` cannot be asked about a write. */
  | { readonly kind: 'webhook-failed'; readonly webhook: string; readonly message: string }
  /** The connection breaks off without an answer, with the request carried out or not. */
  | { readonly kind: 'disconnected'; readonly carriesOut: boolean }
  /** 401, as after a token's end. */
  | { readonly kind: 'expired-token' }
  /** Watches break off that many milliseconds after they opened; those that are open, at once. */
  | { readonly kind: 'watch-drop'; readonly milliseconds: number }
  /** Watches end with the event `ERROR`, status 410; those that are open, at once. */
  | { readonly kind: 'watch-expired' }
  /** Bundle and catalog images of these names (with `*`) cannot be pulled; `message` is the registry's. */
  | { readonly kind: 'unpullable'; readonly image: string; readonly message: string }
  /** Under the tag of one catalog image lies the content of another. */
  | { readonly kind: 'pushed'; readonly image: string; readonly content: string }
  /** Controllers of these names (with `*`) see nothing and do nothing until the switch is cleared. */
  | { readonly kind: 'frozen'; readonly controllers: readonly string[] };

/** A request as a fault's `match` sees it. */
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

/** Whether a text is what a pattern with `*` says. */
export function fits(pattern: string, text: string): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${source}$`, 's').test(text);
}
