/** Requests without the SDK, which cannot run in a worker. They send only the session cookie. */

/**
 * The user of the session cookie as one text; `null` if unknown. Impersonation uses headers that only the console
 * sends, so the result then differs from {@link whoAmI}.
 */
export async function sessionUser(csrfToken: string): Promise<string | null> {
  const response = await fetch(REVIEWS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrfToken },
    body: JSON.stringify(REVIEW),
  });
  return response.ok ? userIn(await response.json()) : null;
}

/**
 * Gets a URL as the session's user; `null` if the server denies it. The console's own request then reports the reason.
 */
export async function sessionGet(url: string): Promise<Response | null> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return response.ok ? response : null;
}

/** The header that the console's server compares with its cookie on each write. */
export function csrfToken(): string {
  return /(?:^|;\s*)csrf-token=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

export const REVIEWS = '/api/kubernetes/apis/authentication.k8s.io/v1/selfsubjectreviews';
export const REVIEW = { apiVersion: 'authentication.k8s.io/v1', kind: 'SelfSubjectReview' };

/** The user in a SelfSubjectReview: name, groups and all other attributes. */
export function userIn(review: unknown): string {
  const { status } = review as { readonly status?: { readonly userInfo?: object } };
  return JSON.stringify(status?.userInfo ?? {});
}

/** Milliseconds, as for the console's own requests. */
const TIMEOUT = 120_000;
