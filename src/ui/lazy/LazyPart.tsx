import { Button } from '@patternfly/react-core';
import { Component, type ReactNode, Suspense } from 'react';
import { useT } from '~/i18n';
import { isMissingChunk } from '~/kube/failure';
import { Notice } from '~/ui/Notice';

/** A part of a page whose code is loaded on first use. */
export function LazyPart({ skeleton, children }: Props) {
  return (
    <ChunkBoundary missing={<MissingChunk />}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ChunkBoundary>
  );
}

type Props = {
  /** A placeholder with the size of the part. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
};

/** Shows a fallback if the code of a part cannot be loaded. Other errors pass through. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (isMissingChunk(caught.error)) return this.props.missing;
    throw caught.error;
  }
}

type ChunkBoundaryProps = { readonly missing: ReactNode; readonly children: ReactNode };
type State = { readonly caught: { readonly error: unknown } | null };

/** Replaces a part of the page whose code the server no longer has. */
export function MissingChunk() {
  const t = useT();
  return (
    <Notice
      variant="warning"
      isLiveRegion
      title={t('Unable to load part of this page')}
      actionLinks={<ReloadLink />}
    >
      <MissingChunkText />
    </Notice>
  );
}

/** The cause and the action. */
export function MissingChunkText() {
  const t = useT();
  return t('The plugin might have been updated. Reload the console to use the latest version.');
}

/** Reloads the console with its plugins. */
export function ReloadLink() {
  const t = useT();
  return (
    <Button
      variant="link"
      isInline
      onClick={() => {
        window.location.reload();
      }}
    >
      {t('Reload the console')}
    </Button>
  );
}
