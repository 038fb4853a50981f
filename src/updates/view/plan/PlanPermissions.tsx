import { useState } from 'react';
import { ExpandableSection, Stack, StackItem, Title } from '@patternfly/react-core';
import type { Grant, dangersIn } from '~/olm/permissions/permissions';
import { useT } from '~/i18n';
import { Notice } from '~/ui/Notice';
import { RulesTable } from '~/ui/permissions/RulesTable';
import { holderText, reachText } from '~/ui/permissions/grantText';
import { DangerList, heldDangers } from './DangerList';

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
