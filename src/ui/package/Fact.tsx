import { Fragment, type ReactNode } from 'react';
import {
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from '@patternfly/react-core';
import { ExternalLinkAltIcon } from '@patternfly/react-icons';
import { httpsIn } from '~/olm/packages/support';

/** A term with its value; nothing if the catalog does not provide it. */
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

/** A text that is a link if it is an https URL. It opens in a new tab without a referrer. */
export function WebText({ url, text = url }: { readonly url: string; readonly text?: string }) {
  const address = httpsIn(url);
  if (address === null) return text === url ? text : `${text}: ${url}`;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {text} <ExternalLinkAltIcon />
    </a>
  );
}
