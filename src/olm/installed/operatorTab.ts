import type { OperatorDetails } from './operatorDetails';

/** The props of every tab of an Operator's page. */
export type OperatorTabProps = { readonly details: OperatorDetails };

/** In display order; the first one has the page's plain URL. */
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

/** The tab in the URL; the first one for unknown names. */
export function tabIn(segment: string | undefined): OperatorTab {
  return OPERATOR_TABS.find((tab) => tab === segment) ?? OPERATOR_TABS[0];
}
