import { Grid, GridItem, Skeleton } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** Has the layout of the page: choices left, consequences right. */
export function InstallSkeleton() {
  const t = useT();
  return (
    <Grid hasGutter>
      <GridItem lg={7}>
        <Skeleton height="32rem" screenreaderText={t('Loading')} />
      </GridItem>
      <GridItem lg={5}>
        <Skeleton height="20rem" screenreaderText={t('Loading')} />
      </GridItem>
    </Grid>
  );
}
