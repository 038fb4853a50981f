import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { Button, Flex, FlexItem } from '@patternfly/react-core';
import { SyncAltIcon } from '@patternfly/react-icons';
import type { InstanceCounts } from '~/data/useInstanceCount';
import { useT } from '~/i18n';

/** When the instances were counted, and the way to count them again. */
export function CountAgain({ of: { countedAt, isCounting, countAgain } }: Props) {
  const t = useT();
  return (
    <Flex columnGap={{ default: 'columnGapMd' }} rowGap={{ default: 'rowGapNone' }}>
      {countedAt !== null && (
        <FlexItem className="operator-hub__subtle">
          {t('Counted:')} <Timestamp timestamp={countedAt} simple />
        </FlexItem>
      )}
      <FlexItem>
        <Button
          variant="link"
          isInline
          icon={<SyncAltIcon />}
          isAriaDisabled={isCounting}
          onClick={countAgain}
        >
          {t('Count again')}
        </Button>
      </FlexItem>
    </Flex>
  );
}

type Props = { readonly of: InstanceCounts };
