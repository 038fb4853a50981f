import { Label, Stack, StackItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { PlannedWebhook, WebhookRule } from '~/olm/permissions/webhooks';
import { type Translate, useT } from '~/i18n';
import { Mono } from '~/ui/Mono';

/** The webhooks of an Operator. */
export function WebhooksTable({ webhooks, watched }: Props) {
  const t = useT();
  return (
    <Stack hasGutter>
      {webhooks.some(({ kind }) => kind !== 'conversion') && (
        <StackItem>{scopeText(watched, t)}</StackItem>
      )}
      <StackItem>
        <Table variant="compact" aria-label={t('Webhooks')} gridBreakPoint="grid-md">
          <Thead>
            <Tr>
              <Th width={30}>{t('Webhook')}</Th>
              <Th>{t('Type')}</Th>
              <Th width={40}>{t('Intercepted requests')}</Th>
              <Th modifier="wrap">{t('Failure policy')}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </Tbody>
        </Table>
      </StackItem>
    </Stack>
  );
}

type Props = {
  readonly webhooks: readonly PlannedWebhook[];
  readonly watched: readonly string[] | null;
};

function WebhookRow({ webhook }: { readonly webhook: PlannedWebhook }) {
  const t = useT();
  const { name, kind, rules, definitions, failurePolicy } = webhook;
  const isStrict = kind === 'conversion' || failurePolicy === 'Fail';
  return (
    <Tr>
      <Td dataLabel={t('Webhook')} modifier="breakWord">
        <Mono>{name}</Mono>
      </Td>
      <Td dataLabel={t('Type')}>{kindText(kind, t)}</Td>
      <Td dataLabel={t('Intercepted requests')} modifier="breakWord">
        {rules.map((rule, index) => (
          <div key={index}>{ruleText(rule)}</div>
        ))}
        {definitions.map((definition) => (
          <div key={definition}>{definition}</div>
        ))}
      </Td>
      <Td dataLabel={t('Failure policy')}>
        {isStrict ? (
          <Label isCompact status="warning">
            {t('Requests fail')}
          </Label>
        ) : (
          t('Requests continue')
        )}
      </Td>
    </Tr>
  );
}

function kindText(kind: PlannedWebhook['kind'], t: Translate): string {
  switch (kind) {
    case 'validating':
      return t('Validating');
    case 'mutating':
      return t('Mutating');
    case 'conversion':
      return t('Conversion');
  }
}

function ruleText({ operations, resources, scope }: WebhookRule): string {
  const rule = `${operations.join(', ')}: ${resources.join(', ')}`;
  return scope === '*' ? rule : `${rule} (${scope})`;
}

/** OLM limits them to the namespaces of the OperatorGroup. */
function scopeText(watched: readonly string[] | null, t: Translate): string {
  if (watched === null)
    return t(
      'Validating and mutating webhooks are called in the namespaces that the Operator watches.',
    );
  if (watched.includes(''))
    return t('Validating and mutating webhooks are called in all namespaces.');
  return t('Validating and mutating webhooks are called in namespace {{names}} only.', {
    names: t.list(watched),
    count: watched.length,
  });
}
