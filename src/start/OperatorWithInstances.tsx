import Page, { operatorTabs } from '~/operator/view/OperatorPage';
import { later } from '~/ui/lazy/later';

/** The page of an Operator with the tab of the capability for instances: neither imports the other. */
export function OperatorWithInstances() {
  return <Page tabs={TABS} />;
}

const TABS = operatorTabs(
  later(async () => (await import('~/operands/view/OperatorInstances')).OperatorInstances),
);
