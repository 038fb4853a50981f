import { Label } from '@patternfly/react-core';
import { LabelGroup } from '~/ui/LabelGroup';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { dangerName } from '~/ui/permissions/dangerText';
import type { OtherBinding } from '~/operator/rules/otherBindings';
import { dangerRank, levelOf } from '~/olm/permissions/danger';
import { useT } from '~/i18n';
import { RbacLink } from './RbacLink';

/** Bindings with the role they give, to whom, where, and what of it deserves attention. */
export function BindingsTable({ bindings, label }: Props) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={label} gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th width={25}>{t('Role')}</Th>
          <Th width={25}>{t('Bound by')}</Th>
          <Th width={20}>{t('Granted to')}</Th>
          <Th>{t('Where')}</Th>
          <Th width={20}>{t('Attention')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {bindings.map((binding) => (
          <BindingRow key={binding.id} binding={binding} />
        ))}
      </Tbody>
    </Table>
  );
}

type Props = { readonly bindings: readonly OtherBinding[]; readonly label: string };

function BindingRow({ binding }: { readonly binding: OtherBinding }) {
  const t = useT();
  const { kind, name, namespace, role, accounts, group } = binding;
  return (
    <Tr>
      <Td dataLabel={t('Role')} modifier="breakWord">
        <RbacLink kind={role.kind} name={role.name} namespace={role.namespace} />
      </Td>
      <Td dataLabel={t('Bound by')} modifier="breakWord">
        <RbacLink kind={kind} name={name} namespace={namespace} />
      </Td>
      <Td dataLabel={t('Granted to')} modifier="breakWord">
        {group === null ? t.list(accounts) : t('Group {{name}}', { name: group })}
      </Td>
      <Td dataLabel={t('Where')} modifier="breakWord">
        {namespace ?? t('Whole cluster')}
      </Td>
      <Td dataLabel={t('Attention')}>
        <Attention binding={binding} />
      </Td>
    </Tr>
  );
}

function Attention({ binding: { rules } }: { readonly binding: OtherBinding }) {
  const t = useT();
  if (rules === null) return t('The role could not be read');
  const dangers = [...new Set(rules.flatMap((rule) => rule.dangers))].toSorted(
    (one, other) => dangerRank(one) - dangerRank(other),
  );
  if (dangers.length === 0) return t('{{count}} rule', { count: rules.length });
  return (
    <LabelGroup numLabels={3} aria-label={t('Attention')}>
      {dangers.map((danger) => (
        <Label key={danger} isCompact status={levelOf(danger) === 'high' ? 'danger' : 'warning'}>
          {dangerName(danger, t)}
        </Label>
      ))}
    </LabelGroup>
  );
}
