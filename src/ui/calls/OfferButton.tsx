import { Button } from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';

/** An offer as a button that opens a dialog, or as a link. */
export function OfferButton({ text, to, isName = false, onOpen }: Props) {
  return to === undefined ? (
    <Button variant="secondary" aria-haspopup="dialog" onClick={onOpen}>
      {text}
    </Button>
  ) : (
    <LinkButton variant={isName ? 'link' : 'secondary'} to={to}>
      {text}
    </LinkButton>
  );
}

type Props = {
  readonly text: string;
  readonly to?: string;
  readonly isName?: boolean;
  readonly onOpen: () => void;
};
