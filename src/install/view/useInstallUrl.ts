import { type Path, useParams } from 'react-router';
import { useUrlQuery } from '~/ui/useUrlQuery';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { forAnotherProject } from '~/install/rules/choicesInUrl';
import { type NamespaceScope, packageIn, routes } from '~/routes';

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
  /** Where another project leads to: the same form, or to what is installed there once something is installed here. */
  readonly inProject: (scope: NamespaceScope) => Partial<Path>;
};

/** What the Install page's URL says about what is installed, and whether that is already on its way. */
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
