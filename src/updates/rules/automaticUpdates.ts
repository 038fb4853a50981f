import type { Subscription } from '~/kube/models/olm';
import type { Operation } from '~/olm/plans/approval';

/**
 * The JSON patch that sets the approval of a Subscription to Automatic (IN-013). The tests make the server reject it if
 * the Subscription was replaced or is no longer Manual.
 */
export function automaticUpdatesOf({ metadata }: Subscription): readonly Operation[] {
  return [
    ...(metadata.uid === undefined
      ? []
      : [{ op: 'test', path: '/metadata/uid', value: metadata.uid } as const]),
    { op: 'test', path: APPROVAL, value: 'Manual' },
    { op: 'replace', path: APPROVAL, value: 'Automatic' },
  ];
}

const APPROVAL = '/spec/installPlanApproval';
