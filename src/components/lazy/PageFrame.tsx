import { type ReactNode, Suspense } from 'react';
import { Bullseye, PageSection, Spinner } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { ChunkBoundary } from './ChunkBoundary';
import { MissingChunk } from './MissingChunk';

/** What is there before the code of a page is, and instead of it when it cannot be had. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const loading = (
    <Bullseye>
      <Spinner aria-label={t('Loading')} />
    </Bullseye>
  );
  const missing = (
    <PageSection hasBodyWrapper={false}>
      <MissingChunk />
    </PageSection>
  );
  return (
    <ChunkBoundary missing={missing}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ChunkBoundary>
  );
}
