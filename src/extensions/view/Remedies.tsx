import { Flex } from '@patternfly/react-core';
import { OfferButton } from '~/ui/calls/OfferButton';
import { useOpenDialog } from './dialogs';
import type { Remedy } from './remedies';

/** The buttons and links of remedies. */
export function Remedies({ remedies }: { readonly remedies: readonly Remedy[] }) {
  const open = useOpenDialog();
  return (
    <Flex className="operator-hub__extension-remedies">
      {remedies.map((remedy) => (
        <OfferButton
          key={remedy.text}
          {...remedy}
          onOpen={() => {
            if ('action' in remedy) open(remedy.action);
          }}
        />
      ))}
    </Flex>
  );
}
