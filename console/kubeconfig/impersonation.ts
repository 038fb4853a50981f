import { invalid, type Place, textIn, textsIn, under } from './place';

/** Whom a kubeconfig's user acts as. */
export type Impersonation = {
  readonly user: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
};

const NEEDS_A_USER = ['as-uid', 'as-groups', 'as-user-extra'];

/** @throws KubeconfigError for groups and the like without `as` */
export function readImpersonation(place: Place): Impersonation | undefined {
  const user = textIn(place, 'as');
  if (user === undefined) {
    const key = NEEDS_A_USER.find((name) => under(place, name).value !== undefined);
    if (key !== undefined) throw invalid(under(place, key), 'needs as, the user to act as');
    return undefined;
  }
  const uid = textIn(place, 'as-uid');
  const groups = textsIn(place, 'as-groups');
  const headers = {
    'Impersonate-User': user,
    ...(uid === undefined ? {} : { 'Impersonate-Uid': uid }),
    ...(groups.length === 0 ? {} : { 'Impersonate-Group': [...groups] }),
    ...extras(under(place, 'as-user-extra')),
  };
  return { user, headers };
}

function extras(place: Place): Readonly<Record<string, string[]>> {
  const keys = Object.keys(place.value ?? {});
  return Object.fromEntries(
    keys.map((key) => [`Impersonate-Extra-${encodeURIComponent(key)}`, [...textsIn(place, key)]]),
  );
}
