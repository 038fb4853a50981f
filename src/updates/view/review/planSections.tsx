import type { ReactNode } from 'react';
import { dataOr } from '~/kube/loadable';
import { definitionsOf } from '~/updates/rules/definitions';
import { dangersIn, grantsOf } from '~/olm/permissions/permissions';
import type { PlanContent } from '~/olm/plans/planContent';
import type { PlanDetails } from '~/updates/rules/planDetails';
import { webhooksOf } from '~/olm/permissions/webhooks';
import { apiServicesOf, deploymentsOf, imagesOf } from '~/olm/workloads/workloads';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
import type { PlanReviewed } from '~/updates/rules/review/planReviewed';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import type { Translate } from '~/i18n';
import { WebhooksTable } from '~/ui/permissions/WebhooksTable';
import { PlanApis } from '~/updates/view/plan/PlanApis';
import { PlanPermissions } from '~/updates/view/plan/PlanPermissions';
import { PlanWorkloads } from '~/updates/view/plan/PlanWorkloads';

/** What is known of a plan, and what happens to its Operators. */
export type ContentProps = {
  readonly details: PlanDetails;
  readonly reviewed: PlanReviewed;
  readonly changes: readonly PlanChange[];
  /** It is still to be approved. */
  readonly isWaiting: boolean;
  /** Whether existing objects fit a definition that changes. */
  readonly renderStored?: (delta: DefinitionDelta) => ReactNode;
};

/** A tab of a plan. */
export type PlanSection = {
  readonly id: SectionId;
  readonly title: string;
  /** Beside its title; `null`: nothing. */
  readonly count: string | number | null;
  /** Nothing to show. */
  readonly isEmpty: boolean;
  readonly render: () => ReactNode;
};

export type SectionId =
  'summary' | 'permissions' | 'apis' | 'webhooks' | 'workloads' | 'objects' | 'yaml';

/** What a plan brings, by itself: for a plan that is carried out, and where the cluster could not be compared. */
export function broughtSections(
  content: PlanContent,
  details: PlanDetails,
  t: Translate,
): readonly PlanSection[] {
  const grants = grantsOf(content, details.watched);
  const definitions = definitionsOf(content, dataOr(details.existing, null));
  const apiServices = apiServicesOf(content);
  const webhooks = webhooksOf(content);
  const deployments = deploymentsOf(content);
  const { existing, watched } = details;
  return [
    {
      id: 'permissions',
      title: t('Permissions'),
      count: grants.reduce((sum, { rules }) => sum + rules.length, 0),
      isEmpty: false,
      render: () => <PlanPermissions grants={grants} dangers={dangersIn(grants)} />,
    },
    {
      id: 'apis',
      title: t('APIs'),
      count: definitions.length + apiServices.length,
      isEmpty: definitions.length + apiServices.length === 0,
      render: () => (
        <PlanApis
          definitions={definitions}
          apiServices={apiServices}
          unknown={existing.status === 'failed' ? existing.failure : null}
        />
      ),
    },
    {
      id: 'webhooks',
      title: t('Webhooks'),
      count: webhooks.length,
      isEmpty: webhooks.length === 0,
      render: () => <WebhooksTable webhooks={webhooks} watched={watched} />,
    },
    {
      id: 'workloads',
      title: t('Workloads'),
      count: deployments.length,
      isEmpty: deployments.length === 0,
      render: () => <PlanWorkloads deployments={deployments} images={imagesOf(content)} />,
    },
  ];
}
