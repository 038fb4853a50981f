import type { ReactNode } from 'react';
import type { Failure } from '~/kube/failure';
import type { Loadable } from '~/kube/loadable';
import { useT } from '~/i18n';
import { FailureAlert, FailureText } from './FailureAlert';
import { Notice } from './Notice';
import './loadableView.css';

/** The states that every asynchronous value has. What "empty" means is the business of `children`. */
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
      // The data stays where it is when the warning comes and goes: what somebody does in it would be lost.
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
  /** What is loaded, as a noun phrase: "Subscriptions". */
  readonly what: string;
  /** Stands where the data will be and has its size. */
  readonly skeleton: ReactNode;
  readonly onRetry?: () => void;
  /** The page's own words for why what is shown is old; `null`: those for any failure. */
  readonly whyStale?: (failure: Failure) => ReactNode;
  readonly children: (data: T) => ReactNode;
};
