import { Stack, StackItem } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/remove/read/useRemovalRun';
import { RemovalNotices } from './RemovalNotices';
import { RemovalStages } from './RemovalStages';

/** The progress of a removal by stage and object, with the blocking finalizers and the actions. */
export function RemovalProgress({ control }: Props) {
  return (
    <Stack hasGutter>
      <RemovalNotices control={control} />
      <StackItem>
        <RemovalStages control={control} />
      </StackItem>
    </Stack>
  );
}

type Props = { readonly control: RemovalRunControl };
