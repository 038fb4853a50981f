import { Button, Flex } from '@patternfly/react-core';
import type { RemovalRunControl } from '~/remove/rules/run/removalControl';
import type { RemovalItem } from '~/remove/rules/run/removalRun';
import { useT } from '~/i18n';

/** The choices for all steps of a stage that do not go on, where there are several: nobody wants to press for each. */
export function AllChoices({ items, control }: Props) {
  const t = useT();
  const failed = items.filter(({ state }) => state.kind === 'failed');
  const late = items.filter(({ state }) => state.kind === 'leaving' && state.isLate);
  const count = failed.length + late.length;
  if (count < 2) return null;
  return (
    <Flex>
      {failed.length > 1 && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            each(failed, control.tryAgain);
          }}
        >
          {t('Try {{count}} step again', { count: failed.length })}
        </Button>
      )}
      {late.length > 1 && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            each(late, control.waitOn);
          }}
        >
          {t('Go on waiting for {{count}} object', { count: late.length })}
        </Button>
      )}
      <Button
        variant="link"
        isInline
        onClick={() => {
          each([...failed, ...late], control.skip);
        }}
      >
        {t('Skip {{count}} step', { count })}
      </Button>
    </Flex>
  );
}

type Props = { readonly items: readonly RemovalItem[]; readonly control: RemovalRunControl };

function each(items: readonly RemovalItem[], choose: (id: string) => void): void {
  for (const { step } of items) choose(step.id);
}
