import { Stack, StackItem, Title } from '@patternfly/react-core';
import type { PlannedWebhook } from '~/olm/permissions/webhooks';
import type { PairedState } from '~/updates/rules/review/pairedDeltas';
import type { WebhookDelta } from '~/updates/rules/review/webhookDeltas';
import { useT } from '~/i18n';
import { WebhooksTable } from '~/ui/permissions/WebhooksTable';

/** The webhooks that come, go, change and stay. Of one that changes both sides are shown. */
export function WebhookChanges({ deltas, watched }: Props) {
  const t = useT();
  const groups = [
    { title: t('New'), webhooks: sideOf('after', 'added', deltas) },
    { title: t('Changed, as they are'), webhooks: sideOf('before', 'changed', deltas) },
    { title: t('Changed, as they will be'), webhooks: sideOf('after', 'changed', deltas) },
    { title: t('Removed'), webhooks: sideOf('before', 'removed', deltas) },
    { title: t('Not known whether they are new'), webhooks: sideOf('after', 'unknown', deltas) },
    { title: t('Unchanged'), webhooks: sideOf('after', 'same', deltas) },
  ];
  return (
    <Stack hasGutter>
      {groups
        .filter(({ webhooks }) => webhooks.length > 0)
        .map(({ title, webhooks }) => (
          <StackItem key={title}>
            <Title headingLevel="h3" size="md">
              {title}
            </Title>
            <WebhooksTable webhooks={webhooks} watched={watched} />
          </StackItem>
        ))}
    </Stack>
  );
}

type Props = {
  readonly deltas: readonly WebhookDelta[];
  readonly watched: readonly string[] | null;
};

function sideOf(
  side: 'before' | 'after',
  state: PairedState,
  deltas: readonly WebhookDelta[],
): readonly PlannedWebhook[] {
  return deltas.flatMap((delta) => (delta.state === state ? (delta[side] ?? []) : []));
}
