import { Button } from '@patternfly/react-core';
import { type To, useHref, useLinkClickHandler } from 'react-router';

/** A link that looks like a button and is one for the router, too: the page is not loaded anew. */
export function LinkButton({ to, variant, children, ...rest }: Props) {
  const href = useHref(to);
  // PatternFly types the handler for a button, whatever it renders.
  const follow = useLinkClickHandler<HTMLButtonElement>(to);
  return (
    <Button variant={variant} component="a" href={href} onClick={follow} {...rest}>
      {children}
    </Button>
  );
}

type Props = {
  readonly to: To;
  readonly variant: 'primary' | 'secondary' | 'link';
  readonly children: string;
  readonly isInline?: boolean;
};
