import { type Path, useParams } from 'react-router';
import { useUrlQuery } from '~/ui/useUrlQuery';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { forAnotherProject } from '~/install/rules/choicesInUrl';
import { type NamespaceScope, packageIn, routes } from '~/routes';

export type FollowedSubscription = {
  readonly namespace: string;
  readonly name: string;
  /** Manual only for the review of its plan. */
  readonly isForReview: boolean;
};

export type InstallUrl = {
  readonly packageKey: PackageKey;
  /** The created Subscription, so that a reload continues to follow it. */
  readonly following: FollowedSubscription | null;
  /** The URL for another project: the same form, or the installed Operators after an installation. */
  readonly inProject: (scope: NamespaceScope) => Partial<Path>;
};

/** The state of the Install page's URL: the package, and a started installation. */
export function useInstallUrl(): InstallUrl {
  const packageKey = packageIn(useParams()['package']);
  const [query] = useUrlQuery();
  const following = followed(query);
  return {
    packageKey,
    following,
    inProject: (scope) =>
      following === null
        ? {
            pathname: routes.install(scope, packageKey),
            search: forAnotherProject(query).toString(),
          }
        : { pathname: routes.installed(scope) },
  };
}

/** The query for following a Subscription. */
export function followingQuery({ namespace, name, isForReview }: FollowedSubscription): string {
  const query = { following: `${namespace}/${name}`, ...(isForReview ? { review: '1' } : {}) };
  return `?${new URLSearchParams(query).toString()}`;
}

function followed(query: URLSearchParams): FollowedSubscription | null {
  const [namespace = '', name = ''] = (query.get('following') ?? '').split('/');
  if (namespace === '' || name === '') return null;
  return { namespace, name, isForReview: query.get('review') === '1' };
}
