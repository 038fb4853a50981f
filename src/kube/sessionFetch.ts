/** Requests without the SDK, which has no code in a worker: with the session's cookie and nothing else. */

/**
 * Who the session's cookie stands for, as one text; `null` when that cannot be found out. Somebody who acts as another
 * in the console does so by headers that only the console sends: then this differs from what {@link whoAmI} says.
 */
export async function sessionUser(csrfToken: string): Promise<string | null> {
  const response = await fetch(REVIEWS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': csrfToken },
    body: JSON.stringify(REVIEW),
  });
  return response.ok ? userIn(await response.json()) : null;
}

/** Gets a URL as the session's user; `null` when the server refuses, which the console's own request then explains. */
export async function sessionGet(url: string): Promise<Response | null> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return response.ok ? response : null;
}

/** What the console's server asks for with each write: it compares a header with its cookie. */
export function csrfToken(): string {
  return /(?:^|;\s*)csrf-token=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

export const REVIEWS = '/api/kubernetes/apis/authentication.k8s.io/v1/selfsubjectreviews';
export const REVIEW = { apiVersion: 'authentication.k8s.io/v1', kind: 'SelfSubjectReview' };

/** The user in a SelfSubjectReview: name, groups and whatever else the API server knows of them. */
export function userIn(review: unknown): string {
  const { status } = review as { readonly status?: { readonly userInfo?: object } };
  return JSON.stringify(status?.userInfo ?? {});
}

/** Milliseconds, as for the console's own requests. */
const TIMEOUT = 120_000;
