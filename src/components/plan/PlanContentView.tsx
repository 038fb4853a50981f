import { useState } from 'react';
import { Badge, Skeleton, Stack, StackItem, Tab, TabTitleText, Tabs } from '@patternfly/react-core';
import { dataOr } from '~/domain/loadable';
import { definitionsOf } from '~/domain/plans/content/definitions';
import { dangersIn, grantsOf } from '~/domain/plans/content/permissions';
import { type PlanContent, unreadByCause } from '~/domain/plans/content/planContent';
import type { PlanDetails } from '~/domain/plans/content/planDetails';
import { webhooksOf } from '~/domain/plans/content/webhooks';
import { apiServicesOf, deploymentsOf, imagesOf } from '~/domain/plans/content/workloads';
import type { PlanChange } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { LoadableView } from '../LoadableView';
import { WebhooksTable } from '../rights/WebhooksTable';
import { PlanApis } from './PlanApis';
import { PlanObjects } from './PlanObjects';
import { PlanPermissions } from './PlanPermissions';
import { PlanUnread } from './PlanUnread';
import { PlanWorkloads } from './PlanWorkloads';
import './plan.css';

/** Everything that a plan does: who gets which rights, which APIs come, what runs, and every object with its YAML. */
export function PlanContentView({ details, changes }: Props) {
  const t = useT();
  return (
    <LoadableView
      of={details.content}
      what={t('Content of the plan')}
      skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}
      onRetry={details.refetch}
    >
      {(content) => <Sections content={content} details={details} changes={changes} />}
    </LoadableView>
  );
}

type Props = { readonly details: PlanDetails; readonly changes: readonly PlanChange[] };

type SectionProps = Props & { readonly content: PlanContent };

/** Only the open section is rendered: bundles can be large. */
function Sections({ content, details, changes }: SectionProps) {
  const t = useT();
  const isRead = content.objects.some(({ manifest }) => manifest !== null);
  const sections = useSections({ content, details, changes }).filter(
    ({ id, count }) => id === 'objects' || (isRead && (id === 'permissions' || count > 0)),
  );
  const [chosen, choose] = useState<string | null>(null);
  const open = sections.find(({ id }) => id === chosen) ?? sections[0];
  return (
    <Stack hasGutter>
      {unreadByCause(content).map((bundles) => (
        <StackItem key={bundles.map(({ reference }) => reference.name).join(' ')}>
          <PlanUnread bundles={bundles} onRetry={details.refetch} />
        </StackItem>
      ))}
      <StackItem>
        <Tabs
          aria-label={t('Content of the plan')}
          activeKey={open?.id ?? ''}
          onSelect={(_, id) => {
            choose(String(id));
          }}
        >
          {sections.map(({ id, title, count, render }) => (
            <Tab
              key={id}
              eventKey={id}
              title={
                <>
                  <TabTitleText>{title}</TabTitleText> <Badge isRead>{count}</Badge>
                </>
              }
            >
              {id === open?.id && <div className="operator-hub__plan-section">{render()}</div>}
            </Tab>
          ))}
        </Tabs>
      </StackItem>
    </Stack>
  );
}

function useSections({ content, details, changes }: SectionProps) {
  const t = useT();
  const grants = grantsOf(content, details.watched);
  const definitions = definitionsOf(content, dataOr(details.existing, null));
  const apiServices = apiServicesOf(content);
  const webhooks = webhooksOf(content);
  const deployments = deploymentsOf(content);
  return [
    {
      id: 'permissions',
      title: t('Permissions'),
      count: grants.reduce((sum, { rules }) => sum + rules.length, 0),
      render: () => <PlanPermissions grants={grants} dangers={dangersIn(grants)} />,
    },
    {
      id: 'apis',
      title: t('APIs'),
      count: definitions.length + apiServices.length,
      render: () => (
        <PlanApis
          definitions={definitions}
          apiServices={apiServices}
          unknown={details.existing.status === 'failed' ? details.existing.failure : null}
        />
      ),
    },
    {
      id: 'webhooks',
      title: t('Webhooks'),
      count: webhooks.length,
      render: () => <WebhooksTable webhooks={webhooks} watched={details.watched} />,
    },
    {
      id: 'workloads',
      title: t('Workloads'),
      count: deployments.length,
      render: () => <PlanWorkloads deployments={deployments} images={imagesOf(content)} />,
    },
    {
      id: 'objects',
      title: t('Objects'),
      count: content.objects.length,
      render: () => <PlanObjects objects={content.objects} changes={changes} />,
    },
  ];
}
