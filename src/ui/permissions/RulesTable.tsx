import { Label } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { severityOfDanger } from '~/olm/permissions/danger';
import type { RatedRule } from '~/olm/permissions/permissions';
import type { PolicyRule } from '~/olm/permissions/policyRule';
import { type Translate, useT } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { dangerName } from './texts';

/** RBAC rules, one per line, unchanged. */
export function RulesTable({ rules, label }: Props) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={label} gridBreakPoint="grid-md">
      <Thead>
        <Tr>
          <Th width={40}>{t('Resources')}</Th>
          <Th width={20}>{t('API groups')}</Th>
          <Th width={25}>{t('Verbs')}</Th>
          <Th>{t('Risk')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rules.map((rated, index) => (
          // Rules have no identity except their position, which never changes.
          <RuleRow key={index} rated={rated} />
        ))}
      </Tbody>
    </Table>
  );
}

type Props = { readonly rules: readonly RatedRule[]; readonly label: string };

function RuleRow({ rated: { rule, dangers } }: { readonly rated: RatedRule }) {
  const t = useT();
  return (
    <Tr>
      <Td dataLabel={t('Resources')} modifier="breakWord">
        <Mono>{[...rule.resources, ...rule.nonResourceURLs].join(', ')}</Mono>
        {rule.resourceNames.length > 0 && (
          <div>{t('only {{names}}', { names: t.list(rule.resourceNames) })}</div>
        )}
      </Td>
      <Td dataLabel={t('API groups')} modifier="breakWord">
        {groupsText(rule, t)}
      </Td>
      <Td dataLabel={t('Verbs')} modifier="breakWord">
        <Mono>{rule.verbs.join(', ')}</Mono>
      </Td>
      <Td dataLabel={t('Risk')}>
        {dangers.length > 0 && (
          <LabelGroup numLabels={3} aria-label={t('Risk')}>
            {dangers.map((danger) => (
              <Label key={danger} isCompact status={severityOfDanger(danger)}>
                {dangerName(danger, t)}
              </Label>
            ))}
          </LabelGroup>
        )}
      </Td>
    </Tr>
  );
}

function groupsText({ apiGroups }: PolicyRule, t: Translate): string {
  return t.list(apiGroups.map((group) => (group === '' ? t('core') : group)));
}
