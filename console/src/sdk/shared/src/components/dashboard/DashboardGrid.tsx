import { Grid, GridItem, Stack, StackItem } from '@patternfly/react-core';
import type {
  OverviewGridCard,
  OverviewGridProps,
} from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';

const NONE: readonly OverviewGridCard[] = [];

/** Cards in three columns, one below the other on narrow screens. */
export default function OverviewGrid(props: OverviewGridProps) {
  const { mainCards, leftCards = NONE, rightCards = NONE } = props;
  return (
    <Grid hasGutter className="co-dashboard-grid">
      <Column cards={leftCards} span={3} />
      <Column cards={mainCards} span={6} />
      <Column cards={rightCards} span={3} />
    </Grid>
  );
}

type ColumnProps = { readonly cards: readonly OverviewGridCard[]; readonly span: 3 | 6 };

function Column({ cards, span }: ColumnProps) {
  return (
    <GridItem lg={span} sm={12}>
      <Stack hasGutter>
        {cards.map(({ Card }, index) => (
          <StackItem key={index}>
            <Card />
          </StackItem>
        ))}
      </Stack>
    </GridItem>
  );
}
