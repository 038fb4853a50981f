import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** Has the size of a short list. */
export function LeftoversSkeleton() {
  const t = useT();
  return (
    <Stack hasGutter>
      {['40%', '100%', '100%', '100%'].map((width, index) => (
        <StackItem key={`${index.toString()}-${width}`}>
          <Skeleton width={width} height="3rem" screenreaderText={t('Loading')} />
        </StackItem>
      ))}
    </Stack>
  );
}
