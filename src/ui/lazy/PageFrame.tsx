import { type ReactNode, Suspense } from 'react';
import {
  Alert,
  AlertActionLink,
  Bullseye,
  PageSection,
  Spinner,
  Title,
} from '@patternfly/react-core';
import { useIdentityState } from '~/kube/useOwnAnswers';
import { useT } from '~/i18n';
import { ChunkBoundary, MissingChunk } from './LazyPart';

/** The page before its code is loaded and its user is known, or if it cannot be loaded or belongs to another user. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const state = useIdentityState();
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
  if (state === 'other-user') {
    return (
      <PageSection hasBodyWrapper={false}>
        {title}
        <OtherUser />
      </PageSection>
    );
  }
  return (
    <ChunkBoundary missing={missing}>
      <Suspense fallback={loading}>
        {state !== 'read' && loading}
        {children}
      </Suspense>
    </ChunkBoundary>
  );
}

function OtherUser() {
  const t = useT();
  const reload = (
    <AlertActionLink
      onClick={() => {
        window.location.reload();
      }}
    >
      {t('Reload')}
    </AlertActionLink>
  );
  return (
    <Alert isInline variant="warning" title={t('Another user is logged in')} actionLinks={reload}>
      {t(
        'This page was opened by a different user. Its operations are stopped. Reload to continue.',
      )}
    </Alert>
  );
}
