import { type ReactNode, Suspense } from 'react';
import { ChunkBoundary } from './ChunkBoundary';
import { MissingChunk } from './MissingChunk';

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
