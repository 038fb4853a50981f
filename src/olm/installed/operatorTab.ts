import type { OperatorDetails } from './operatorDetails';

/** The props of every tab of an Operator's page. */
export type OperatorTabProps = { readonly details: OperatorDetails };

/** In the order in which they stand; the first is the one of the page's plain address. */
export const OPERATOR_TABS = [
  'overview',
  'updates',
  'permissions',
  'apis',
  'instances',
  'objects',
  'conditions',
  'events',
  'yaml',
] as const;

export type OperatorTab = (typeof OPERATOR_TABS)[number];

/** The tab that the address names; one that there is not is the first. */
export function tabIn(segment: string | undefined): OperatorTab {
  return OPERATOR_TABS.find((tab) => tab === segment) ?? OPERATOR_TABS[0];
}
