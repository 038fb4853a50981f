import { Button, Flex, FlexItem, Progress } from '@patternfly/react-core';
import type { StoredCheck } from '~/updates/rules/stored/storedCheck';
import type { StoredTally } from '~/updates/rules/stored/storedTally';
import { useT } from '~/i18n';
import { progressText } from './storedTexts';
import './stored.css';

/** How many objects were looked at, and the way to the others. */
export function StoredProgress({ kind, check, tally, hasFailed }: Props) {
  const t = useT();
  const { isRunning, isDone } = check;
  const isSample = !isRunning && !isDone && !hasFailed;
  return (
    <Flex alignItems={{ default: 'alignItemsBaseline' }} spaceItems={{ default: 'spaceItemsMd' }}>
      {/* Heard while it goes on, too. */}
      <FlexItem role="status">{progressText(tally, isDone, t)}</FlexItem>
      {isRunning && tally.total !== null && tally.total > 0 && (
        <FlexItem className="operator-hub__stored-progress">
          <Progress
            aria-label={t('Stored {{kind}} objects that are checked', { kind })}
            value={(100 * tally.checked) / tally.total}
            size="sm"
            measureLocation="none"
          />
        </FlexItem>
      )}
      {isSample && (
        <FlexItem>
          <Button variant="secondary" size="sm" onClick={check.checkAll}>
            {t('Check all {{kind}} objects', { kind })}
          </Button>
        </FlexItem>
      )}
      {hasFailed && (
        <FlexItem>
          <Button variant="secondary" size="sm" onClick={check.again}>
            {t('Try again')}
          </Button>
        </FlexItem>
      )}
      {isDone && !isRunning && (
        <FlexItem>
          <Button variant="link" isInline onClick={check.again}>
            {t('Check {{kind}} objects again', { kind })}
          </Button>
        </FlexItem>
      )}
    </Flex>
  );
}

type Props = {
  readonly kind: string;
  readonly check: StoredCheck;
  readonly tally: StoredTally;
  readonly hasFailed: boolean;
};
