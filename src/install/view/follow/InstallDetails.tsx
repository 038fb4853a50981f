import {
  ActionListItem,
  Button,
  Card,
  CardBody,
  CardTitle,
  Progress,
  StackItem,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Notice } from '~/ui/Notice';
import { OperatorWorkload } from '~/ui/pods/OperatorWorkload';
import type { FollowedInstall } from '~/install/read/useInstallProgress';
import { useOperatorDeployments } from '~/operator/read/useOperatorDeployments';
import type { Followed } from '~/install/rules/progress';
import {
  createdObjects,
  type CreatedObject,
  type CreatedObjects,
} from '~/install/rules/createdObjects';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { type FollowedSubscription, useInstallUrl } from '~/install/view/useInstallUrl';
import { Fold } from '~/ui/Fold';
import { Mono } from '~/ui/Mono';
import { StepStatus } from '~/updates/view/plan/StepStatus';
import { ReviewDone } from './ReviewDone';
import { NextStepsCard } from '~/ui/whatNext/NextStepsCard';
import { useEnablePlugins } from '~/olm/read/consolePlugins';
import { useWhatNext } from '~/operator/read/useWhatNext';
import { operandNamespace } from '~/olm/installed/operatorName';
import { PlanReview } from '~/updates/view/plan/PlanReview';
import { usePlanReview } from '~/updates/read/planReview';
import { useApprovePlan } from '~/updates/read/useApprovePlan';
import { useKubeClient } from '~/kube/useKubeClient';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useOpenCancelInstall } from '~/install/view/submit/CancelInstallDialog';
import { TitledCard } from '~/ui/TitledCard';

/** The details of the current stage. */
export function InstallDetails({ install, following }: InstallDetailsProps) {
  switch (install.progress.outcome) {
    case 'gone':
      return null;
    case 'needs-approval':
      return install.plan === null ? null : (
        <StackItem>
          <ReviewPlan key={install.plan.name} plan={install.plan} />
        </StackItem>
      );
    case 'succeeded':
      return <Afterwards install={install} following={following} />;
    case 'failed':
    case 'running':
      return <Underway install={install} />;
  }
}

type InstallDetailsProps = {
  readonly install: FollowedInstall;
  readonly following: FollowedSubscription;
};

function Afterwards({ install, following }: InstallDetailsProps) {
  const { csv, subscription } = install.followed;
  return (
    <>
      {following.isForReview && subscription !== null && (
        <StackItem>
          <ReviewDone subscription={subscription} heldBy={install.manualSiblings} />
        </StackItem>
      )}
      {install.plan?.state.kind === 'requires-approval' && (
        <StackItem>
          <UpdateWaits plan={install.plan} />
        </StackItem>
      )}
      {csv !== null && (
        <StackItem>
          <WhatNext csv={csv} watchedNamespaces={install.watchedNamespaces} />
        </StackItem>
      )}
    </>
  );
}

/** The installed version might not be the latest (IN-045). */
function UpdateWaits({ plan }: { readonly plan: NonNullable<FollowedInstall['plan']> }) {
  const t = useT();
  return (
    <Notice
      variant="info"
      title={t('Update requires approval')}
      actionLinks={
        <Link to={routes.plan(plan.namespace, plan.name)}>
          {t('Review install plan {{name}}', { name: plan.name })}
        </Link>
      }
    />
  );
}

/** The objects that OLM creates, then the Operator's Deployments until they are ready. */
function Underway({ install: { followed, progress } }: Pick<InstallDetailsProps, 'install'>) {
  const created = createdObjects(followed.plan);
  const csv = progress.decisive?.csv ?? null;
  if (progress.stage === 'ready' && csv !== null) {
    return (
      <StackItem>
        <Workload csv={csv} />
      </StackItem>
    );
  }
  if (progress.stage !== 'install' || created.all === 0) return null;
  return (
    <StackItem>
      <CreatedObjectsCard created={created} />
    </StackItem>
  );
}

function Workload({ csv }: { readonly csv: NonNullable<Followed['csv']> }) {
  return <OperatorWorkload deployments={useOperatorDeployments(csv)} />;
}

/** The number of a plan's created objects, and the list. */
function CreatedObjectsCard({ created }: { readonly created: CreatedObjects }) {
  const t = useT();
  const { done, all, steps } = created;
  const title = t('Resources in the install plan');
  return (
    <TitledCard title={title}>
      <Progress
        value={done}
        max={all}
        label={t('{{shown}} of {{total}}', { shown: done, total: all })}
        valueText={t('{{shown}} of {{total}}', { shown: done, total: all })}
        aria-label={t('Resources created')}
        size="sm"
      />
      <Fold title={t('Show resources')}>
        <Table variant="compact" aria-label={title} gridBreakPoint="grid-lg">
          <Thead>
            <Tr>
              <Th width={25}>{t('Kind')}</Th>
              <Th>{t('Name')}</Th>
              <Th width={25}>{t('Status')}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {steps.map((step) => (
              <ObjectRow key={step.id} step={step} />
            ))}
          </Tbody>
        </Table>
      </Fold>
    </TitledCard>
  );
}

function ObjectRow({ step }: { readonly step: CreatedObject }) {
  const t = useT();
  return (
    <Tr>
      <Td dataLabel={t('Kind')}>{step.kind}</Td>
      <Td dataLabel={t('Name')} modifier="breakWord">
        <Mono>{step.name}</Mono>
      </Td>
      <Td dataLabel={t('Status')}>
        <StepStatus status={step.status} />
      </Td>
    </Tr>
  );
}

/** After an installation: the next steps of the Operator. */
function WhatNext({ csv, watchedNamespaces }: Props) {
  const next = useWhatNext(csv);
  const enabling = useEnablePlugins(next.enablablePlugins);
  const { metadata } = csv;
  const namespace = operandNamespace(metadata.namespace ?? '', watchedNamespaces);
  return <NextStepsCard next={next} page={{ namespace }} enabling={enabling} />;
}

type Props = {
  readonly csv: NonNullable<Followed['csv']>;
  readonly watchedNamespaces: readonly string[];
};

/** The complete plan of an installation, to approve or cancel. */
function ReviewPlan({ plan }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  const { packageKey } = useInstallUrl();
  const approval = useApprovePlan(plan);
  const { details, reviewed } = usePlanReview(plan);
  const client = useKubeClient();
  const openCancelInstall = useOpenCancelInstall();
  return (
    <Card
      isCompact
      component="section"
      aria-label={t('Install plan {{name}}', { name: plan.name })}
    >
      <CardTitle component="h2">{t('Install plan {{name}}', { name: plan.name })}</CardTitle>
      <CardBody>
        <PlanReview
          plan={plan}
          details={details}
          reviewed={reviewed}
          approval={approval}
          client={client}
          actions={
            <ActionListItem>
              <Button
                variant="secondary"
                isDisabled={approval.isPending}
                onClick={() => {
                  openCancelInstall({
                    namespace: plan.namespace,
                    packageName: packageKey.packageName,
                  });
                }}
              >
                {t('Undo installation')}
              </Button>
            </ActionListItem>
          }
        />
      </CardBody>
    </Card>
  );
}
