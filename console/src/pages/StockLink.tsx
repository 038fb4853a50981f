import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { hubPage } from './stockLinks';

/** The plugin's page for the address of a page that only the stock console has. */
export function StockLink({ children, isOpened = false }: Props) {
  const { pathname, search, key } = useLocation();
  const isReplaced = !isOpened || key === 'default';
  const target = isReplaced ? hubPage(pathname, search) : null;
  return target === null ? children : <Navigate replace to={target} />;
}

type Props = {
  /** The page of this console at other addresses. */
  readonly children: ReactNode;
  /** Only for an address that was opened from outside: the plugin links to the plain pages of resources. */
  readonly isOpened?: boolean;
};
