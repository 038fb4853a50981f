import { useState, type ReactNode } from 'react';
import { ExpandableSection, Stack, StackItem, Title } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { dataOr } from '~/kube/loadable';
import { definitionsOf } from '~/updates/rules/definitions';
import { dangersIn, grantsOf, type Grant } from '~/olm/permissions/permissions';
import type { PlanContent } from '~/olm/plans/planContent';
import type { PlanDetails } from '~/updates/rules/planDetails';
import { webhooksOf } from '~/olm/permissions/webhooks';
import {
  apiServicesOf,
  deploymentsOf,
  imagesOf,
  type PlannedDeployment,
  type PlannedImage,
} from '~/olm/workloads/workloads';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
import type { PlanReviewed } from '~/updates/rules/review/planReviewed';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import { useT, type Translate } from '~/i18n';
import { WebhooksTable } from '~/ui/permissions/WebhooksTable';
import { PlanApis } from '~/updates/view/plan/PlanApis';
import { Notice } from '~/ui/Notice';
import { RulesTable } from '~/ui/permissions/RulesTable';
import { holderText, reachText } from '~/ui/permissions/grantText';
import { DangerList, heldDangers } from '~/updates/view/plan/DangerList';
import { Mono } from '~/ui/Mono';
import { PrivilegeLabels } from '~/ui/permissions/PrivilegeLabels';

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

/** The rights that a plan gives: first what deserves attention and why, then every rule. */
function PlanPermissions({ grants, dangers }: Props) {
  const t = useT();
  if (grants.length === 0) return <p>{t('The plan gives no rights to anybody.')}</p>;
  const isShort = grants.reduce((sum, { rules }) => sum + rules.length, 0) <= SHORT;
  return (
    <Stack hasGutter>
      {dangers.length > 0 && (
        <StackItem>
          <Title headingLevel="h3" size="md" className="operator-hub__plan-heading">
            {t('Deserves attention')}
          </Title>
          <DangerList dangers={heldDangers(dangers, t)} />
        </StackItem>
      )}
      {grants.some(({ reach }) => reach.kind === 'cluster' && reach.isWidened) && (
        <StackItem>
          <Notice isPlain variant="info" title={t('Namespace permissions become cluster-wide')}>
            {t(
              'The OperatorGroup is for all namespaces, so OLM turns what is asked for a namespace into rights on the whole cluster.',
            )}
          </Notice>
        </StackItem>
      )}
      <StackItem>
        <Title headingLevel="h3" size="md">
          {t('All rules, as requested')}
        </Title>
        {grants.map((grant) => (
          <GrantRules key={grant.id} grant={grant} isShort={isShort} />
        ))}
      </StackItem>
    </Stack>
  );
}

type Props = { readonly grants: readonly Grant[]; readonly dangers: ReturnType<typeof dangersIn> };

/** Rules that are shown without being asked for. */
const SHORT = 25;

function GrantRules({ grant, isShort }: { readonly grant: Grant; readonly isShort: boolean }) {
  const t = useT();
  const [isOpen, setOpen] = useState(isShort);
  const { rules, reach } = grant;
  const title = `${holderText(grant, t)}, ${reachText(reach, t)}`;
  return (
    <ExpandableSection
      toggleText={t('{{title}}: {{count}} rule', { title, count: rules.length })}
      isExpanded={isOpen}
      onToggle={(_, open) => {
        setOpen(open);
      }}
    >
      {isOpen && <RulesTable rules={rules} label={title} />}
    </ExpandableSection>
  );
}

/** What a plan runs: the Operators' Deployments, and the images that the nodes pull now or later. */
function PlanWorkloads({ deployments, images }: PlanWorkloadsProps) {
  return (
    <Stack hasGutter>
      <StackItem>
        <Deployments deployments={deployments} />
      </StackItem>
      {images.length > 0 && (
        <StackItem>
          <Images images={images} />
        </StackItem>
      )}
    </Stack>
  );
}

type PlanWorkloadsProps = {
  readonly deployments: readonly PlannedDeployment[];
  readonly images: readonly PlannedImage[];
};

function Deployments({ deployments }: Pick<PlanWorkloadsProps, 'deployments'>) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Deployments')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={35}>{t('Deployment')}</Th>
          <Th width={25}>{t('ServiceAccount')}</Th>
          <Th>{t('Pods')}</Th>
          <Th width={25}>{t('Attention')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {deployments.map(({ id, name, account, replicas, privileges }) => (
          <Tr key={id}>
            <Td dataLabel={t('Deployment')} modifier="breakWord">
              <Mono>{name}</Mono>
            </Td>
            <Td dataLabel={t('ServiceAccount')} modifier="breakWord">
              {account}
            </Td>
            <Td dataLabel={t('Pods')}>{replicas}</Td>
            <Td dataLabel={t('Attention')}>
              {privileges.length > 0 && (
                <PrivilegeLabels label={t('Attention')} privileges={privileges} />
              )}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function Images({ images }: Pick<PlanWorkloadsProps, 'images'>) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={t('Images')} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={70}>{t('Image')}</Th>
          <Th>{t('Name')}</Th>
          <Th>{t('Used')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {images.map(({ image, names, isRun }) => (
          <Tr key={image}>
            <Td dataLabel={t('Image')} modifier="breakWord">
              <Mono>{image}</Mono>
            </Td>
            <Td dataLabel={t('Name')} modifier="breakWord">
              {t.list(names)}
            </Td>
            <Td dataLabel={t('Used')}>{isRun ? t('At once') : t('When it is needed')}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
