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
import { type Translate, useT } from '~/i18n';
import { NamespacedHead } from '~/ui/NamespacedHead';
import { ChunkBoundary, MissingChunk } from './LazyPart';

/** The page before its code is loaded and its user is known, or if it cannot be loaded or belongs to another user. */
export function PageFrame({ title: shown, children }: Props) {
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
      {shown === undefined ? title : <NamespacedHead title={shown(t)} />}
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

type Props = {
  /** The title of a list page, which is shown before the code of the page is loaded. */
  readonly title?: (t: Translate) => string;
  readonly children: ReactNode;
};

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
