import { Button, Tooltip } from '@patternfly/react-core';

/** A disabled button that can be focused, so that it can show the reason. */
export function UnavailableButton({ why, children }: Props) {
  return (
    <Tooltip content={why}>
      <Button variant="secondary" isAriaDisabled>
        {children}
      </Button>
    </Tooltip>
  );
}

type Props = { readonly why: string; readonly children: string };
