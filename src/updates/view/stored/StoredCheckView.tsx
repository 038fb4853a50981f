import { Button, Flex, FlexItem, Skeleton, Stack, StackItem } from '@patternfly/react-core';
import type { StoredCheck } from '~/updates/rules/stored/storedCheck';
import type { StoredTarget } from '~/updates/rules/stored/storedTarget';
import { useT } from '~/i18n';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { StoredFindings } from './StoredFindings';

/** Whether the objects of a kind that the cluster holds keep to the definition that comes. */
export function StoredCheckView({ kind, target, check }: Props) {
  const t = useT();
  if (check.tally === null) {
    return (
      <Flex alignItems={{ default: 'alignItemsBaseline' }} spaceItems={{ default: 'spaceItemsSm' }}>
        <FlexItem>
          {t('Whether the stored {{kind}} objects keep to the new schema was not checked.', {
            kind,
          })}
        </FlexItem>
        <FlexItem>
          <Button variant="link" isInline onClick={check.start}>
            {t('Check stored {{kind}} objects', { kind })}
          </Button>
        </FlexItem>
      </Flex>
    );
  }
  return (
    <LoadableView
      of={check.tally}
      what={t('Stored {{kind}} objects', { kind })}
      onRetry={check.again}
      skeleton={<Waiting kind={kind} />}
    >
      {(tally) => (
        <StoredFindings
          kind={kind}
          target={target}
          check={check}
          tally={tally}
          hasFailed={check.tally?.status === 'ready' && check.tally.stale !== null}
        />
      )}
    </LoadableView>
  );
}

type Props = {
  readonly kind: string;
  readonly target: StoredTarget;
  readonly check: StoredCheck;
};

function Waiting({ kind }: Pick<Props, 'kind'>) {
  const t = useT();
  return (
    <Stack>
      <StackItem>{t('Checking the stored {{kind}} objects…', { kind })}</StackItem>
      <StackItem>
        <Skeleton width="60%" />
      </StackItem>
    </Stack>
  );
}

/** For a definition none of whose versions is served both before and after. */
export function StoredUnchecked({ kind }: Pick<Props, 'kind'>) {
  const t = useT();
  return (
    <Notice
      isPlain
      variant="info"
      title={t('No version of {{kind}} is served both before and after: OLM checks no objects', {
        kind,
      })}
    />
  );
}
