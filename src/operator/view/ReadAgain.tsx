import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Button, Flex, FlexItem } from '@patternfly/react-core';
import { SyncAltIcon } from '@patternfly/react-icons';

/** When something was read that is not kept up to date, and the way to read it again. */
export function ReadAgain({ since, at, action, isReading, onRead }: Props) {
  return (
    <Flex columnGap={{ default: 'columnGapMd' }} rowGap={{ default: 'rowGapNone' }}>
      {at !== null && (
        <FlexItem className="operator-hub__subtle">
          {since} <Timestamp timestamp={at} simple />
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
          {action}
        </Button>
      </FlexItem>
    </Flex>
  );
}

type Props = {
  /** Stands before the time. */
  readonly since: string;
  /** ISO 8601; `null`: not yet. */
  readonly at: string | null;
  /** The button's text. */
  readonly action: string;
  readonly isReading: boolean;
  readonly onRead: () => void;
};
