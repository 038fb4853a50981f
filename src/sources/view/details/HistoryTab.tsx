import { Content, Stack, StackItem } from '@patternfly/react-core';
import { FailureAlert } from '~/ui/FailureAlert';
import { useT } from '~/i18n';
import { HistoryTable } from './HistoryTable';
import type { SourceTabProps } from './sourceDetails';

/** What happened to the catalog, as far as anybody still knows. */
export function HistoryTab({ details: { history, sights } }: SourceTabProps) {
  const t = useT();
  const unread = [
    [t('Pods'), sights.pods],
    [t('Events'), sights.events],
  ] as const;
  return (
    <Stack hasGutter>
      <StackItem>
        <Content component="p">
          {t(
            'Kubernetes keeps no history: of each state only its last change, of a container the run before, and events for some hours. What comes while this page is open stays here until it is left.',
          )}
        </Content>
      </StackItem>
      {unread.map(
        ([what, value]) =>
          value.status === 'failed' && (
            <StackItem key={what}>
              <FailureAlert what={what} failure={value.failure} />
            </StackItem>
          ),
      )}
      <StackItem>
        <HistoryTable history={history} />
      </StackItem>
    </Stack>
  );
}
