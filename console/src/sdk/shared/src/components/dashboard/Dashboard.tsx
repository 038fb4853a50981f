import type { OverviewProps } from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';

export default function Overview({ className = '', children }: OverviewProps) {
  return (
    <div data-test-id="dashboard" className={`co-dashboard-body ${className}`}>
      {children}
    </div>
  );
}
