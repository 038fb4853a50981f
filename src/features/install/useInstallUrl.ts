import { useState } from 'react';
import { useParams } from 'react-router';
import { useUrlQuery } from '~/components/useUrlQuery';
import type { PackageKey } from '~/domain/catalog/operatorPackage';
import { choicesIn, isListed, keptOf, withChoice } from '~/domain/install/form/choicesInUrl';
import type { InstallChoices } from '~/domain/install/form/form';

export type FollowedSubscription = {
  readonly namespace: string;
  readonly name: string;
  /** It was made Manual only so that its plan can be reviewed first. */
  readonly isForReview: boolean;
};

export type InstallUrl = {
  readonly packageKey: PackageKey;
  /** The Subscription that was created here, so that a reload goes on following it. */
  readonly following: FollowedSubscription | null;
};

export type ChosenInstall = {
  readonly choices: InstallChoices;
  readonly choose: (choice: InstallChoices) => void;
};

/** What the Install page's URL says about what is installed, and whether that is already on its way. */
export function useInstallUrl(): InstallUrl {
  const params = useParams();
  const [query] = useUrlQuery();
  return {
    packageKey: {
      catalogNamespace: params['catalogNamespace'] ?? '',
      catalog: params['catalog'] ?? '',
      packageName: params['packageName'] ?? '',
    },
    following: followed(query),
  };
}

/** The user's choices: those that a link may name stand in the URL, the others stay with the page. */
export function useInstallChoices(): ChosenInstall {
  const [query, setQuery] = useUrlQuery();
  const [kept, setKept] = useState<InstallChoices>({});
  return {
    choices: { ...kept, ...choicesIn(query) },
    choose: (choice) => {
      setKept((before) => ({ ...before, ...keptOf(choice) }));
      // What a link does not name may change with every key press: the browser's history is left alone.
      if (isListed(choice)) setQuery((before) => withChoice(before, choice), { replace: true });
    },
  };
}

/** The query that makes the page follow a Subscription. */
export function followingQuery({ namespace, name, isForReview }: FollowedSubscription): string {
  const query = { following: `${namespace}/${name}`, ...(isForReview ? { review: '1' } : {}) };
  return `?${new URLSearchParams(query).toString()}`;
}

function followed(query: URLSearchParams): FollowedSubscription | null {
  const [namespace = '', name = ''] = (query.get('following') ?? '').split('/');
  if (namespace === '' || name === '') return null;
  return { namespace, name, isForReview: query.get('review') === '1' };
}
