import { useParams } from 'react-router';
import { useUrlQuery } from '~/components/useUrlQuery';
import type { PackageKey } from '~/domain/catalog/operatorPackage';
import { choicesIn, withChoice } from '~/domain/install/choicesInUrl';
import type { InstallChoices } from '~/domain/install/form';

export type FollowedSubscription = { readonly namespace: string; readonly name: string };

export type InstallUrl = {
  readonly packageKey: PackageKey;
  readonly choices: InstallChoices;
  /** The Subscription that was created here, so that a reload goes on following it. */
  readonly following: FollowedSubscription | null;
  readonly choose: (choice: InstallChoices) => void;
};

/** The Install page's state: all of it stands in the URL. */
export function useInstallUrl(): InstallUrl {
  const params = useParams();
  const [query, setQuery] = useUrlQuery();
  return {
    packageKey: {
      catalogNamespace: params['catalogNamespace'] ?? '',
      catalog: params['catalog'] ?? '',
      packageName: params['packageName'] ?? '',
    },
    choices: choicesIn(query),
    following: followed(query.get('following')),
    choose: (choice) => {
      setQuery((before) => withChoice(before, choice), { replace: true });
    },
  };
}

/** The query that makes the page follow a Subscription. */
export function followingQuery({ namespace, name }: FollowedSubscription): string {
  return `?${new URLSearchParams({ following: `${namespace}/${name}` }).toString()}`;
}

function followed(parameter: string | null): FollowedSubscription | null {
  const [namespace = '', name = ''] = (parameter ?? '').split('/');
  return namespace === '' || name === '' ? null : { namespace, name };
}
