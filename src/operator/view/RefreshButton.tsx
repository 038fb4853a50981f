import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Button, Flex, FlexItem } from '@patternfly/react-core';
import { SyncAltIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import { Sentence } from '~/ui/Sentence';

/** The time of the last read of data that is not live, with a refresh button. */
export function RefreshButton({ at, isReading, onRead }: Props) {
  const t = useT();
  return (
    <Flex columnGap={{ default: 'columnGapMd' }} rowGap={{ default: 'rowGapNone' }}>
      {at !== null && (
        <FlexItem className="operator-hub__subtle">
          <Sentence
            text={t('Last updated: <time/>')}
            parts={{ time: <Timestamp timestamp={at} simple /> }}
          />
        </FlexItem>
      )}
      <FlexItem>
        <Button
          variant="link"
          isInline
          icon={<SyncAltIcon />}
          isAriaDisabled={isReading}
          onClick={onRead}
        >
          {t('Refresh')}
        </Button>
      </FlexItem>
    </Flex>
  );
}

type Props = {
  /** ISO 8601; `null`: not read yet. */
  readonly at: string | null;
  readonly isReading: boolean;
  readonly onRead: () => void;
};
