import { type ReactNode } from 'react';
import { Button, Flex } from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import { useOpenDialog } from './dialogs';
import type { Remedy } from './remedies';

/** The buttons and links of remedies. */
export function Remedies({ remedies }: { readonly remedies: readonly Remedy[] }) {
  const open = useOpenDialog();
  return (
    <Flex className="operator-hub__extension-remedies">
      {remedies.map((remedy): ReactNode =>
        'to' in remedy ? (
          <LinkButton key={remedy.text} variant="link" isInline to={remedy.to}>
            {remedy.text}
          </LinkButton>
        ) : (
          <Button
            key={remedy.text}
            variant="secondary"
            onClick={() => {
              open(remedy.action);
            }}
          >
            {remedy.text}
          </Button>
        ),
      )}
    </Flex>
  );
}
