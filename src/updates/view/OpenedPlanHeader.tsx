import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Flex,
  FlexItem,
  List,
  ListItem,
  Stack,
  StackItem,
  Title,
} from '@patternfly/react-core';
import { Elapsed } from '~/ui/Elapsed';
import { LinkButton } from '~/ui/LinkButton';
import { Mono } from '~/ui/Mono';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import { PlanStateLabel } from '~/updates/view/plan/PlanStateLabel';
import type { PlanDelta } from '~/updates/rules/review/planDelta';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { TicketButton } from '~/updates/view/history/TicketButton';

/** Which plan it is, how old, and from what to what it takes whom. */
export function OpenedPlanHeader({ plan, delta }: Props) {
  const t = useT();
  const { namespace, name, state, createdAt } = plan;
  return (
    <Stack hasGutter>
      <StackItem>
        <Flex alignItems={{ default: 'alignItemsCenter' }}>
          <FlexItem>
            <Title headingLevel="h2">
              <Mono>{name}</Mono>
            </Title>
          </FlexItem>
          <FlexItem>
            <PlanStateLabel state={state} isCompact={false} />
          </FlexItem>
          <FlexItem align={{ default: 'alignRight' }}>
            <TicketButton plan={plan} delta={delta} />
          </FlexItem>
        </Flex>
      </StackItem>
      <StackItem>
        <DescriptionList isCompact columnModifier={{ default: '1Col', md: '3Col' }}>
          <DescriptionListGroup>
            <DescriptionListTerm>{t('Namespace')}</DescriptionListTerm>
            <DescriptionListDescription>
              <ResourceLink groupVersionKind={NAMESPACE} name={namespace} />
            </DescriptionListDescription>
          </DescriptionListGroup>
          <DescriptionListGroup>
            <DescriptionListTerm>{t('Changes')}</DescriptionListTerm>
            <DescriptionListDescription>
              <Changes plan={plan} />
            </DescriptionListDescription>
          </DescriptionListGroup>
          <DescriptionListGroup>
            <DescriptionListTerm>{t('Created')}</DescriptionListTerm>
            <DescriptionListDescription>
              {createdAt !== null && <Elapsed since={createdAt} isEvent />}
            </DescriptionListDescription>
          </DescriptionListGroup>
        </DescriptionList>
      </StackItem>
    </Stack>
  );
}

type Props = {
  readonly plan: ReviewedPlan;
  /** `null`: not compared with the cluster. */
  readonly delta: PlanDelta | null;
};

const NAMESPACE = { version: 'v1', kind: 'Namespace' } as const;

/** Each Operator with the way to its page, where it has one. */
function Changes({ plan: { namespace, changes } }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  return (
    <List isPlain>
      {changes.map((change) => (
        <ListItem key={change.csvName}>
          <PlanChangeText change={change} />{' '}
          {change.subscription !== null && (
            <LinkButton
              variant="link"
              isInline
              to={routes.operator(namespace, change.subscription)}
            >
              {t('Open {{name}}', { name: change.subscription })}
            </LinkButton>
          )}
        </ListItem>
      ))}
    </List>
  );
}
