import { ResourceLink, Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import {
  Breadcrumb,
  BreadcrumbItem,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Flex,
  FlexItem,
  Stack,
  StackItem,
  Title,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { Mono } from '~/components/Mono';
import { Notice } from '~/components/Notice';
import { PlanReview } from '~/components/plan/PlanReview';
import { PlanStateLabel } from '~/components/plan/PlanStateLabel';
import { useApprovePlan } from '~/data/useApprovePlan';
import { usePlanContent } from '~/data/usePlanContent';
import { planNamed, planParameter } from '~/domain/plans/planInUrl';
import type { ReviewedPlan } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';

/** One plan, whatever has become of it since its link was made. */
export function OpenedPlan({ parameter, plans, scope }: Props) {
  const t = useT();
  const plan = planNamed(parameter, plans);
  return (
    <Stack hasGutter>
      <StackItem>
        <Breadcrumb aria-label={t('Breadcrumb')}>
          <BreadcrumbItem>
            <Link to={routes.updates(scope)}>{t('All updates')}</Link>
          </BreadcrumbItem>
          <BreadcrumbItem isActive>{plan?.name ?? parameter}</BreadcrumbItem>
        </Breadcrumb>
      </StackItem>
      <StackItem>
        {plan === null ? (
          <Notice variant="info" title={t('This plan no longer exists')}>
            {t('OLM removes old plans. What waits now is in the list of all updates.')}
          </Notice>
        ) : (
          <Review key={planParameter(plan)} plan={plan} scope={scope} />
        )}
      </StackItem>
    </Stack>
  );
}

type Props = {
  readonly parameter: string;
  readonly plans: readonly ReviewedPlan[];
  readonly scope: NamespaceScope;
};

function Review({ plan, scope }: Pick<Props, 'scope'> & { readonly plan: ReviewedPlan }) {
  const approval = useApprovePlan(plan);
  const details = usePlanContent(plan.namespace, plan.name);
  return (
    <Stack hasGutter>
      <StackItem>
        <Flex alignItems={{ default: 'alignItemsCenter' }}>
          <FlexItem>
            <Title headingLevel="h2">
              <Mono>{plan.name}</Mono>
            </Title>
          </FlexItem>
          <FlexItem>
            <PlanStateLabel state={plan.state} />
          </FlexItem>
        </Flex>
      </StackItem>
      <StackItem>
        <Facts plan={plan} />
      </StackItem>
      {plan.state.kind === 'superseded' && (
        <StackItem>
          <Superseded namespace={plan.namespace} by={plan.state.by} scope={scope} />
        </StackItem>
      )}
      <StackItem>
        <PlanReview plan={plan} details={details} approval={approval} />
      </StackItem>
    </Stack>
  );
}

function Facts({ plan }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  const subscriptions = plan.changes.flatMap(({ subscription }) => subscription ?? []);
  return (
    <DescriptionList isCompact columnModifier={{ default: '1Col', md: '3Col' }}>
      <DescriptionListGroup>
        <DescriptionListTerm>{t('Project')}</DescriptionListTerm>
        <DescriptionListDescription>
          <ResourceLink groupVersionKind={NAMESPACE} name={plan.namespace} />
        </DescriptionListDescription>
      </DescriptionListGroup>
      <DescriptionListGroup>
        <DescriptionListTerm>{t('Subscriptions')}</DescriptionListTerm>
        <DescriptionListDescription>
          {subscriptions.length === 0 ? t('None') : subscriptions.join(', ')}
        </DescriptionListDescription>
      </DescriptionListGroup>
      <DescriptionListGroup>
        <DescriptionListTerm>{t('Created')}</DescriptionListTerm>
        <DescriptionListDescription>
          {plan.createdAt !== null && <Timestamp timestamp={plan.createdAt} />}
        </DescriptionListDescription>
      </DescriptionListGroup>
    </DescriptionList>
  );
}

const NAMESPACE = { version: 'v1', kind: 'Namespace' } as const;

function Superseded({ namespace, by, scope }: SupersededProps) {
  const t = useT();
  const query = new URLSearchParams({ plan: planParameter({ namespace, name: by }) }).toString();
  return (
    <Notice
      variant="warning"
      title={t('A newer plan has taken the place of this one')}
      actionLinks={
        <Link to={`${routes.updates(scope)}?${query}`}>
          {t('Review plan {{name}}', { name: by })}
        </Link>
      }
    >
      {t('Approving it would do nothing: OLM follows its newest plan of a project only.')}
    </Notice>
  );
}

type SupersededProps = {
  readonly namespace: string;
  readonly by: string;
  readonly scope: NamespaceScope;
};
