import Page, { extensionTabs } from '~/extensions/view/ExtensionPage';
import { later } from '~/ui/lazy/later';

/** The page of a ClusterExtension with the tab of the capability for instances: neither imports the other. */
export function ExtensionWithInstances() {
  return <Page tabs={TABS} />;
}

const TABS = extensionTabs(
  later(async () => (await import('~/operands/view/ExtensionInstances')).ExtensionInstances),
);
