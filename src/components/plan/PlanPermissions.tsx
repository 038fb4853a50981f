import { useState } from 'react';
import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  ExpandableSection,
  Label,
  Stack,
  StackItem,
  Title,
} from '@patternfly/react-core';
import { type Danger, levelOf } from '~/domain/plans/content/danger';
import type { Grant, dangersIn } from '~/domain/plans/content/permissions';
import { useT } from '~/i18n';
import { Notice } from '../Notice';
import { RulesTable } from '../rights/RulesTable';
import { dangerName, dangerReason } from '../rights/dangerText';
import { holderText, reachText } from '../rights/grantText';

/** The rights that a plan gives: first what deserves attention and why, then every rule. */
export function PlanPermissions({ grants, dangers }: Props) {
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
          <Dangers dangers={dangers} />
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

function Dangers({ dangers }: Pick<Props, 'dangers'>) {
  const t = useT();
  return (
    <DescriptionList isHorizontal isCompact>
      {dangers.map(({ danger, grants }) => (
        <DescriptionListGroup key={danger}>
          <DescriptionListTerm>
            <DangerLabel danger={danger} />
          </DescriptionListTerm>
          <DescriptionListDescription>
            {dangerReason(danger, t)}
            {grants.map((grant) => (
              <div key={grant.id} className="operator-hub__plan-holder">
                {holderText(grant, t)}, {reachText(grant.reach, t)}
              </div>
            ))}
          </DescriptionListDescription>
        </DescriptionListGroup>
      ))}
    </DescriptionList>
  );
}

function DangerLabel({ danger }: { readonly danger: Danger }) {
  const t = useT();
  return (
    <Label status={levelOf(danger) === 'high' ? 'danger' : 'warning'}>
      {dangerName(danger, t)}
    </Label>
  );
}

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
