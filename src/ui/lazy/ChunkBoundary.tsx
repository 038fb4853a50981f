import { Component, type ReactNode } from 'react';
import { isMissingChunk } from '~/kube/failure';

/** Shows a fallback if the code of a part cannot be loaded. Other errors pass through. */
export class ChunkBoundary extends Component<Props, State> {
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

type Props = { readonly missing: ReactNode; readonly children: ReactNode };
type State = { readonly caught: { readonly error: unknown } | null };
