/** The API server's answers to SelfSubjectAccessReviews. */
import type { Permission } from '~/kube/failure';
import { recordIn, textMapIn } from '~/kube/json';
import { answering, requests } from './consoleSdk';

const REVIEWS = '/selfsubjectaccessreviews';

/** Answers access reviews. Call it before other responders. */
export function reviewing(may: (permission: Permission) => boolean = () => true): void {
  answering(({ url, body }) =>
    url.endsWith(REVIEWS) ? { status: { allowed: may(permissionIn(body)) } } : undefined,
  );
}

/** The requests without access reviews. */
export function reads(): readonly string[] {
  return requests().flatMap(({ url }) => (url.endsWith(REVIEWS) ? [] : [url]));
}

/** The reviewed permissions as `verb resource namespace/name`. */
export function reviewedPermissions(): readonly string[] {
  return requests().flatMap(({ url, body }) => {
    if (!url.endsWith(REVIEWS)) return [];
    const { verb, resource, namespace = '', name = '' } = permissionIn(body);
    return [`${verb} ${resource} ${namespace}/${name}`];
  });
}

/** The permission in an access review. */
function permissionIn(body: unknown): Permission {
  const { resourceAttributes } = recordIn(recordIn(body)['spec']);
  const { verb = '', group = '', resource = '', ...rest } = textMapIn(resourceAttributes);
  return { verb, group, resource, ...rest };
}
