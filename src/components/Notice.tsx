import { Alert, type AlertProps } from '@patternfly/react-core';

/** An alert within a page. Its title is no heading: it comes and goes, and the page's outline stays. */
export function Notice(props: Omit<AlertProps, 'isInline' | 'component' | 'ref'>) {
  return <Alert isInline component="p" {...props} />;
}
