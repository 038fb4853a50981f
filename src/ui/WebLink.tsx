import type { ReactNode } from 'react';
import { ExternalLinkAltIcon } from '@patternfly/react-icons';
import { Link } from 'react-router';

/** An author's link. A path opens in this console, another site in a new tab without a referrer. */
export function WebLink({ address, children }: Props) {
  if (address.startsWith('/')) return <Link to={address}>{children}</Link>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children} <ExternalLinkAltIcon />
    </a>
  );
}

type Props = { readonly address: string; readonly children: ReactNode };
