import { Button, Skeleton, Stack, StackItem, Title, Label } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Fold } from '~/ui/Fold';
import { LoadableView } from '~/ui/LoadableView';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { useOtherBindings } from '~/operator/read/useOtherBindings';
import type {
  BindingHolder,
  OtherBindings as Found,
  OtherBinding,
} from '~/operator/rules/otherBindings';
import { useT } from '~/i18n';
import { LabelGroup } from '~/ui/LabelGroup';
import { dangerName } from '~/ui/permissions/texts';
import { dangerRank, severityOfDanger } from '~/olm/permissions/danger';
import { RbacLink } from './RbacLink';

/**
 * Other bindings of the Operator's ServiceAccounts, read on demand because all bindings of the cluster are required.
 */
export function OtherBindings({ holder }: { readonly holder: BindingHolder }) {
  const t = useT();
  const { found, ask } = useOtherBindings(holder);
  return (
    <section aria-labelledby={TITLE}>
      <Stack hasGutter>
        <StackItem>
          <Title headingLevel="h2" size="lg" id={TITLE}>
            {t('Granted by others')}
          </Title>
        </StackItem>
        <StackItem>
          {found === null ? (
            <Button variant="secondary" onClick={ask}>
              {t('Find other bindings')}
            </Button>
          ) : (
            <LoadableView
              of={found}
              what={t('Other bindings')}
              skeleton={<Skeleton height="6rem" />}
              onRetry={ask}
            >
              {(bindings) => <FoundBindings bindings={bindings} />}
            </LoadableView>
          )}
        </StackItem>
      </Stack>
    </section>
  );
}

const TITLE = 'operator-hub-other-bindings';

function FoundBindings({ bindings: { own, ofEveryone, missing } }: { readonly bindings: Found }) {
  const t = useT();
  return (
    <Stack hasGutter>
      <MissingPermissions missing={missing} title={t('Some data could not be loaded')}>
        <p>{t('Contact your cluster administrator.')}</p>
      </MissingPermissions>
      <StackItem>
        {own.length === 0 ? (
          <p role="status">{t('No other bindings found.')}</p>
        ) : (
          <BindingsTable bindings={own} label={t('Other bindings')} />
        )}
      </StackItem>
      {ofEveryone.length > 0 && (
        <StackItem>
          <Fold
            title={t('{{count}} bindings to the group of all service accounts', {
              count: ofEveryone.length,
            })}
          >
            <BindingsTable bindings={ofEveryone} label={t('Bindings of all service accounts')} />
          </Fold>
        </StackItem>
      )}
    </Stack>
  );
}

/** Bindings with their role, subjects, scope and dangers. */
function BindingsTable({ bindings, label }: Props) {
  const t = useT();
  return (
    <Table variant="compact" aria-label={label} gridBreakPoint="grid-lg">
      <Thead>
        <Tr>
          <Th width={25}>{t('Role')}</Th>
          <Th width={25}>{t('Bound by')}</Th>
          <Th width={20}>{t('Granted to')}</Th>
          <Th>{t('Where')}</Th>
          <Th width={20}>{t('Risk')}</Th>
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
        {namespace ?? t('Cluster-wide')}
      </Td>
      <Td dataLabel={t('Risk')}>
        <Attention binding={binding} />
      </Td>
    </Tr>
  );
}

function Attention({ binding: { rules } }: { readonly binding: OtherBinding }) {
  const t = useT();
  if (rules === null) return t('Unable to load the role');
  const dangers = [...new Set(rules.flatMap((rule) => rule.dangers))].toSorted(
    (one, other) => dangerRank(one) - dangerRank(other),
  );
  if (dangers.length === 0) return t('{{count}} rule', { count: rules.length });
  return (
    <LabelGroup numLabels={3} aria-label={t('Risk')}>
      {dangers.map((danger) => (
        <Label key={danger} isCompact status={severityOfDanger(danger)}>
          {dangerName(danger, t)}
        </Label>
      ))}
    </LabelGroup>
  );
}
