import type { ReactNode } from 'react';
import {
  Button,
  EmptyState,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from '@patternfly/react-core';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import type { Failure } from '~/kube/failure';
import type { Loadable } from '~/kube/loadable';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { LinkButton } from '~/ui/LinkButton';

/** Explains that a catalog does not contain a package. `children` shows any other failure. */
export function PackageMissing({ of, packageKey, scope, level, onRetry, children }: Props) {
  const t = useT();
  if (of.status !== 'failed' || !isMissing(of.failure)) return <>{children}</>;
  const { packageName: name, catalog } = packageKey;
  return (
    <EmptyState
      headingLevel={level}
      titleText={t('Operator {{name}} not found in catalog {{catalog}}', { name, catalog })}
    >
      <EmptyStateBody>
        <WhyMissing />
      </EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          <LinkButton variant="primary" to={routes.catalog(scope, name)}>
            {t('Search all catalogs')}
          </LinkButton>
        </EmptyStateActions>
        <EmptyStateActions>
          <LinkButton variant="link" to={routes.sources(scope)}>
            {t('View all catalog sources')}
          </LinkButton>
          <Button variant="link" onClick={onRetry}>
            {t('Try again')}
          </Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </EmptyState>
  );
}

/** Why a displayed package no longer exists; `null` for any other failure. */
export function whyPackageIsStale(failure: Failure): ReactNode {
  return isMissing(failure) ? <WhyMissing /> : null;
}

function WhyMissing() {
  const t = useT();
  return t('The Operator might have been removed from the catalog, or the catalog is unavailable.');
}

/** If the message is not the package server's own, it is the whole API that is missing. */
function isMissing({ kind, message }: Failure): boolean {
  return kind === 'not-found' && message === '';
}

type Props = {
  readonly of: Loadable<unknown>;
  readonly packageKey: PackageKey;
  readonly scope: NamespaceScope;
  readonly level: 'h1' | 'h2';
  readonly onRetry: () => void;
  readonly children: ReactNode;
};
