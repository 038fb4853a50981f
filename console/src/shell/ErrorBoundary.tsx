import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

type ErrorBoundaryProps = { readonly children: ReactNode };
type ErrorBoundaryState = { readonly error?: Error; readonly componentStack: string };

/** Keeps an error of one page from taking the whole console down. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { componentStack: '' };

  static getDerivedStateFromError(error: Error): Partial<ErrorBoundaryState> {
    return { error };
  }

  override componentDidCatch(_: Error, { componentStack }: ErrorInfo): void {
    this.setState({ componentStack: componentStack ?? '' });
  }

  override render(): ReactNode {
    const { error, componentStack } = this.state;
    return error === undefined ? (
      this.props.children
    ) : (
      <ErrorPage
        title={error.name}
        errorMessage={error.message}
        componentStack={componentStack}
        stack={error.stack ?? ''}
      />
    );
  }
}
