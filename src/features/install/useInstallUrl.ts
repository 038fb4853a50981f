import { useParams } from 'react-router';
import { useUrlQuery } from '~/components/useUrlQuery';
import type { PackageKey } from '~/domain/catalog/operatorPackage';

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
