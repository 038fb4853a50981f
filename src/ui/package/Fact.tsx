import { Fragment, type ReactNode } from 'react';
import {
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from '@patternfly/react-core';
import { linkIn } from '~/olm/packages/support';
import { WebLink } from '~/ui/WebLink';

/** A term with its value; nothing if the catalog does not provide it. */
export function Fact({ term, children }: FactProps) {
  const isEmpty =
    children === null || children === '' || children === undefined || children === false;
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

/** A text that is a link if an author can link to it. */
export function WebText({ url, text = url }: { readonly url: string; readonly text?: string }) {
  const address = linkIn(url);
  if (address === null) return text === url ? text : `${text}: ${url}`;
  return <WebLink address={address}>{text}</WebLink>;
}
