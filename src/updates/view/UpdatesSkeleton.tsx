import { Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** Has the size of a short list of plans. */
export function UpdatesSkeleton() {
  const t = useT();
  return (
    <Stack hasGutter>
      {['60%', '100%', '100%', '100%'].map((width, index) => (
        <StackItem key={`${index.toString()}-${width}`}>
          <Skeleton width={width} height="2.5rem" screenreaderText={t('Loading')} />
        </StackItem>
      ))}
    </Stack>
  );
}
