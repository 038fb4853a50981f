import { Button } from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import type { Remedy } from '~/olm/diagnosis/remedy';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { useT } from '~/i18n';
import { isLink } from './dialogRemedy';
import { remedyAddress } from './remedyAddress';
import { useOpenRemedy } from './remedyContext';
import { remedyText } from './remedyText';

/** Opens the dialog that carries out a remedy, or leads to where one can. */
export function RemedyButton({ remedy, details }: Props) {
  const t = useT();
  const open = useOpenRemedy();
  const text = remedyText(remedy, t);
  return isLink(remedy) ? (
    <LinkButton variant="secondary" to={remedyAddress(remedy)}>
      {text}
    </LinkButton>
  ) : (
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      onClick={() => {
        open({ remedy, details });
      }}
    >
      {text}
    </Button>
  );
}

type Props = { readonly remedy: Remedy; readonly details: OperatorDetails };
