import { type ReactNode, Suspense } from 'react';
import { Bullseye, PageSection, Spinner, Title } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { ChunkBoundary } from './ChunkBoundary';
import { MissingChunk } from './MissingChunk';

/** The page before its code is loaded, or if it cannot be loaded. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  // A heading for screen readers until the page's own is loaded.
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
