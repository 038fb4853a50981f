import { Button, Tooltip } from '@patternfly/react-core';

/** A button that does nothing and can be reached, also by keyboard, to say why. */
export function WithheldButton({ why, children }: Props) {
  return (
    <Tooltip content={why}>
      <Button variant="secondary" isAriaDisabled>
        {children}
      </Button>
    </Tooltip>
  );
}

type Props = { readonly why: string; readonly children: string };
