import type { Remedy } from '~/olm/diagnosis/remedy';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';

/** What every dialog of a remedy gets. The details are those of the moment when it was opened. */
export type RemedyDialogProps<Kind extends Remedy['kind']> = {
  readonly remedy: Extract<Remedy, { readonly kind: Kind }>;
  readonly details: OperatorDetails;
  readonly onClose: () => void;
};
