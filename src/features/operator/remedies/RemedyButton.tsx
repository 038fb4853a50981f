import { LinkButton } from '~/components/LinkButton';
import type { Remedy } from '~/domain/installed/diagnosis/remedy';
import type { OperatorDetails } from '~/domain/installed/operatorDetails';
import { useT } from '~/i18n';
import { remedyAddress } from './remedyAddress';
import { remedyText } from './remedyText';

/** What carries out a remedy, or leads to where one can. */
export function RemedyButton({ remedy }: Props) {
  const t = useT();
  return (
    <LinkButton variant="secondary" to={remedyAddress(remedy)}>
      {remedyText(remedy, t)}
    </LinkButton>
  );
}

type Props = { readonly remedy: Remedy; readonly details: OperatorDetails };
