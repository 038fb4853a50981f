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
  /** 401, as after a token's end. */
  | { readonly kind: 'expired-token' }
  /** Watches break off that many milliseconds after they opened; those that are open, at once. */
  | { readonly kind: 'watch-drop'; readonly milliseconds: number }
  /** Watches end with the event `ERROR`, status 410; those that are open, at once. */
  | { readonly kind: 'watch-expired' }
  /** Controllers of these names (with `*`) see nothing and do nothing until the switch is cleared. */
  | { readonly kind: 'frozen'; readonly controllers: readonly string[] };

/** A request as a fault's `match` sees it. */
export type Matched = {
  readonly path: string;
  readonly verb: string;
  readonly user: string;
};

export function isMatch({ path, verbs, user }: Match, request: Matched): boolean {
  return (
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
