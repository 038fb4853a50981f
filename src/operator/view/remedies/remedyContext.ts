import { createContext, useContext } from 'react';
import type { Remedy } from '~/olm/diagnosis/remedy';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';

type LinkKind =
  'approve-plan' | 'edit-subscription' | 'open-object' | 'open-operator' | 'uninstall';

/** A remedy that another page carries out. */
export type LinkRemedy = Extract<Remedy, { readonly kind: LinkKind }>;

/** A remedy that a dialog carries out. */
export type DialogRemedy = Exclude<Remedy, LinkRemedy>;

export function isLink(remedy: Remedy): remedy is LinkRemedy {
  return LINKS.includes(remedy.kind);
}

const LINKS: readonly Remedy['kind'][] = [
  'approve-plan',
  'edit-subscription',
  'open-object',
  'open-operator',
  'uninstall',
] satisfies readonly LinkKind[];

/** The properties of each remedy's dialog. The details are those at the time of opening. */
export type RemedyDialogProps<Kind extends Remedy['kind']> = {
  readonly remedy: Extract<Remedy, { readonly kind: Kind }>;
  readonly details: OperatorDetails;
  readonly onClose: () => void;
};

export type OpenedRemedy = { readonly remedy: DialogRemedy; readonly details: OperatorDetails };

export const RemedyContext = createContext<(opened: OpenedRemedy) => void>(() => undefined);

/** Opens the dialog of a remedy, within a RemedyProvider. */
export function useOpenRemedy(): (opened: OpenedRemedy) => void {
  return useContext(RemedyContext);
}
