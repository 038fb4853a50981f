import { Title } from '@patternfly/react-core';
import type { Loadable } from '~/kube/loadable';
import './page.css';

/** The heading of a page whose own one comes with what is read; out of sight while that is on its way. */
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
