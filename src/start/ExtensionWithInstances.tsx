import { lazy } from 'react';
import Page from '~/extensions/view/ExtensionPage';

/** The page of a ClusterExtension with the tab of the capability for instances: neither imports the other. */
export function ExtensionWithInstances() {
  return <Page Instances={Instances} />;
}

const Instances = lazy(async () => ({
  default: (await import('~/operands/view/ExtensionInstances')).ExtensionInstances,
}));
