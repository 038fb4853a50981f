import { Button } from '@patternfly/react-core';
import { type To, useHref, useLinkClickHandler } from 'react-router';

/** A link with the look of a button that uses the router, so that the page is not reloaded. */
export function LinkButton({ to, variant, onFollow, children, ...rest }: Props) {
  const href = useHref(to);
  // PatternFly types the handler for a button, whatever element it renders.
  const follow = useLinkClickHandler<HTMLButtonElement>(to);
  return (
    <Button
      variant={variant}
      component="a"
      href={href}
      onClick={(event) => {
        onFollow?.();
        follow(event);
      }}
      {...rest}
    >
      {children}
    </Button>
  );
}

type Props = {
  readonly to: To;
  readonly variant: 'primary' | 'secondary' | 'link';
  /** Called before the page is left. */
  readonly onFollow?: () => void;
  readonly children: string;
  readonly isInline?: boolean;
};
