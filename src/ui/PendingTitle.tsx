import { Title } from '@patternfly/react-core';
import type { Loadable } from '~/kube/loadable';
import './page.css';

/** A visually hidden heading while the page's title is loading. */
export function PendingTitle({ of, title }: Props) {
  if (of.status === 'ready') return null;
  return (
    <Title
      headingLevel="h1"
      className={of.status === 'loading' ? 'pf-v6-screen-reader' : 'operator-hub__pending-title'}
    >
      {title}
    </Title>
  );
}

type Props = { readonly of: Loadable<unknown>; readonly title: string };
