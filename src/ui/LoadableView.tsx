import type { ReactNode } from 'react';
import type { Failure } from '~/kube/failure';
import type { Loadable } from '~/kube/loadable';
import { useT } from '~/i18n';
import { FailureAlert, FailureText } from './FailureAlert';
import { Notice } from './Notice';
import './loadableView.css';

/** The states of an asynchronous value. `children` handles empty data. */
export function LoadableView<T>({ of, what, skeleton, onRetry, whyStale, children }: Props<T>) {
  const t = useT();
  switch (of.status) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label={t('Loading {{what}}', { what })}>
          {skeleton}
        </div>
      );
    case 'failed':
      return <FailureAlert failure={of.failure} what={what} {...(onRetry && { onRetry })} />;
    case 'ready':
      // The element of the data does not move when the warning appears, so that input in it is kept.
      return (
        <>
          {of.stale !== null && (
            <Notice
              variant="warning"
              className="operator-hub__stale"
              title={t('{{what}}: Outdated', { what })}
            >
              <FailureText failure={of.stale} cause={whyStale?.(of.stale)} />
            </Notice>
          )}
          {children(of.data)}
        </>
      );
  }
}

type Props<T> = {
  readonly of: Loadable<T>;
  /** What is loading, as a noun phrase: "Subscriptions". */
  readonly what: string;
  /** A placeholder with the size of the data. */
  readonly skeleton: ReactNode;
  readonly onRetry?: () => void;
  /** The page's own explanation of stale data; `null` for the default. */
  readonly whyStale?: (failure: Failure) => ReactNode;
  readonly children: (data: T) => ReactNode;
};
