import { type OverlayComponent, useOverlay } from '@openshift-console/dynamic-plugin-sdk';
import { AlertActionCloseButton, AlertGroup } from '@patternfly/react-core';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '~/i18n';
import { Notice } from './Notice';

/** Props of every component that reports the end of an operation on another page. */
export type NewsProps = {
  /** The path and query of the page that showed the operation. */
  readonly page: string;
  readonly closeOverlay: () => void;
};

/**
 * Shows a component outside of the pages when the user leaves the current page during an operation. Console 4.22 has no
 * toasts for plugins, and the notification drawer has only alerts of the cluster, so that an overlay is used.
 * @param props `null`: nothing is under way
 */
export function useNewsOnLeave<P extends object>(
  News: OverlayComponent<P & { readonly page: string }>,
  props: P | null,
): void {
  const launch = useOverlay();
  const { pathname, search } = useLocation();
  const onLeave = useRef<() => void>();
  useEffect(() => {
    onLeave.current =
      props === null
        ? undefined
        : () => {
            launch(News, { ...props, page: `${pathname}${search}` });
          };
  });
  useEffect(() => () => onLeave.current?.(), []);
}

/** A toast with the result; empty until there is one. It closes when the user returns to the page of the operation. */
export function NewsToast({ page, result, to, closeOverlay }: Props) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isThere = [page, to].includes(`${pathname}${search}`);
  useEffect(() => {
    if (isThere) closeOverlay();
  }, [isThere, closeOverlay]);
  if (result === null || isThere) return null;
  const { variant, title } = result;
  return (
    <AlertGroup isToast isLiveRegion>
      <Notice
        variant={variant}
        isInline={false}
        title={title}
        actionClose={
          <AlertActionCloseButton
            aria-label={t('Close')}
            variantLabel={t('Close')}
            onClose={closeOverlay}
          />
        }
        actionLinks={
          <Link to={to} onClick={closeOverlay}>
            {t('View details')}
          </Link>
        }
      />
    </AlertGroup>
  );
}

type Props = NewsProps & {
  /** `null`: still under way. */
  readonly result: {
    readonly variant: 'success' | 'danger' | 'warning';
    readonly title: string;
  } | null;
  /** The path of the details. */
  readonly to: string;
};
