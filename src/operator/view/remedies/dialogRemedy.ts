import type { Remedy } from '~/olm/diagnosis/remedy';

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
