import type { Subscription } from '~/kube/models/subscription';
import type { Operation } from '~/olm/plans/approval';

/**
 * The JSON patch that lets OLM approve the plans of a Subscription by itself from now on (IN-013). The tests make the
 * server refuse it when this is another Subscription meanwhile, or no longer asks for approval.
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
