import { useQuery } from '@tanstack/react-query';
import type { Permission } from '~/kube/failure';
import { recordIn } from '~/kube/json';
import { queryClient } from '~/kube/queryClient';
import { whoAmI } from '~/kube/request';
import { grantManifests, grantName, type Subject } from '~/olm/permissions/grantManifests';
import { ManifestStream } from '~/ui/ManifestStream';

/** The roles and bindings that grant permissions to the current user, as YAML to copy or download. */
export function GrantYaml({ permissions }: { readonly permissions: readonly Permission[] }) {
  // Not cached: the console can impersonate another user at any time.
  const { data } = useQuery(
    {
      queryKey: ['grant-subject'],
      queryFn: ({ signal }) => whoAmI(signal),
      gcTime: 0,
      staleTime: 0,
    },
    queryClient,
  );
  const subject: Subject = { kind: 'User', name: userNameIn(data) ?? UNKNOWN };
  const name = grantName(subject);
  return <ManifestStream name={name} manifests={grantManifests(permissions, subject, name)} />;
}

/** A placeholder that the administrator replaces if the server does not tell the name. */
const UNKNOWN = 'USER_NAME';

/** The name in a SelfSubjectReview's `userInfo`, as {@link whoAmI} returns it. */
function userNameIn(userInfo: string | undefined): string | null {
  const { username } = recordIn(userInfo === undefined ? null : JSON.parse(userInfo));
  return typeof username === 'string' && username !== '' ? username : null;
}
