import { lazy } from 'react';
import Page from '~/operator/view/OperatorPage';

/** The page of an Operator with the tab of the capability for instances: neither imports the other. */
export function OperatorWithInstances() {
  return <Page Instances={Instances} />;
}

const Instances = lazy(async () => ({
  default: (await import('~/operands/view/OperatorInstances')).OperatorInstances,
}));
