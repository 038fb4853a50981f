import { type ReactNode, Suspense } from 'react';
import { ChunkBoundary } from './ChunkBoundary';
import { MissingChunk } from './MissingChunk';

/** A part of a page whose code is loaded when it is shown first. */
export function LazyPart({ skeleton, children }: Props) {
  return (
    <ChunkBoundary missing={<MissingChunk />}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ChunkBoundary>
  );
}

type Props = {
  /** Stands where the part will be and has its size. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
};
