import { Stack, StackItem } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/remove/read/useRemovalRun';
import { RemovalNotices } from './RemovalNotices';
import { RemovalStages } from './RemovalStages';

/** How far a removal is: stage by stage, object by object, what holds it, and what can be done about that. */
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
