import { Fragment, type ReactNode } from 'react';
import {
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from '@patternfly/react-core';
import { ExternalLinkAltIcon } from '@patternfly/react-icons';
import { httpsIn } from '~/olm/packages/support';

/** A term with its value; nothing at all when the catalog does not state it. */
export function Fact({ term, children }: FactProps) {
  const isEmpty = children === null || children === '' || children === undefined;
  if (isEmpty) return null;
  return (
    <DescriptionListGroup>
      <DescriptionListTerm>{term}</DescriptionListTerm>
      <DescriptionListDescription>{children}</DescriptionListDescription>
    </DescriptionListGroup>
  );
}

type FactProps = { readonly term: string; readonly children: ReactNode };

/** A term with several values, one per line. */
export function FactList({ term, values }: FactListProps) {
  if (values.length === 0) return null;
  return (
    <Fact term={term}>
      {values.map((value, index) => (
        <Fragment key={value}>
          {index > 0 && <br />}
          {value}
        </Fragment>
      ))}
    </Fact>
  );
}

type FactListProps = { readonly term: string; readonly values: readonly string[] };

/** A text that leads away when it is a web address with TLS, in a new tab that knows nothing of this one. */
export function WebText({ url, text = url }: { readonly url: string; readonly text?: string }) {
  const address = httpsIn(url);
  if (address === null) return text === url ? text : `${text}: ${url}`;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {text} <ExternalLinkAltIcon />
    </a>
  );
}
