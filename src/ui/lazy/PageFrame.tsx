import { type ReactNode, Suspense } from 'react';
import { Bullseye, PageSection, Spinner, Title } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { ChunkBoundary } from './ChunkBoundary';
import { MissingChunk } from './MissingChunk';

/** What is there before the code of a page is, and instead of it when it cannot be had. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  // The page's own comes with its code; who jumps from heading to heading finds one until then.
  const title = (
    <Title headingLevel="h1" className="pf-v6-screen-reader">
      {t('Operators')}
    </Title>
  );
  const loading = (
    <>
      {title}
      <Bullseye>
        <Spinner aria-label={t('Loading')} />
      </Bullseye>
    </>
  );
  const missing = (
    <PageSection hasBodyWrapper={false}>
      {title}
      <MissingChunk />
    </PageSection>
  );
  return (
    <ChunkBoundary missing={missing}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ChunkBoundary>
  );
}
