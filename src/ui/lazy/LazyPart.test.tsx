import { Component, type ReactNode, lazy } from 'react';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from './PageFrame';
import { LazyPart } from './LazyPart';

/** As webpack throws it. */
const missing = Object.assign(new Error('Loading chunk 7 failed.\n(missing: /7.js)'), {
  name: 'ChunkLoadError',
});

/** The console's own. */
class Outer extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ?? this.props.children;
  }
}

const failing = (error: Error) => lazy(() => Promise.reject(error));

// React and jsdom log errors that a boundary caught.
beforeEach(() => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const hush = (event: ErrorEvent) => {
    event.preventDefault();
  };
  window.addEventListener('error', hush);
  return () => {
    said.mockRestore();
    window.removeEventListener('error', hush);
  };
});

describe.each([
  ['a part', (children: ReactNode) => <LazyPart skeleton="loading">{children}</LazyPart>],
  ['a page', (children: ReactNode) => <PageFrame>{children}</PageFrame>],
])('%s with code that loads later', (_, framed) => {
  it('reports missing code with a remedy', async () => {
    const Part = failing(missing);
    render(<Outer>{framed(<Part />)}</Outer>);
    expect(await screen.findByText(/Unable to load part of this page/)).toBeVisible();
    expect(screen.getByText(/might have been updated/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the console' })).toBeVisible();
    expect(screen.queryByText(/chunk 7/)).toBeNull();
  });

  it('leaves every other error to the console', async () => {
    const Part = failing(new Error('something else'));
    render(<Outer>{framed(<Part />)}</Outer>);
    expect(await screen.findByText('something else')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is shown once it is loaded', async () => {
    const Part = lazy(() => Promise.resolve({ default: () => <p>here</p> }));
    render(<Outer>{framed(<Part />)}</Outer>);
    expect(await screen.findByText('here')).toBeVisible();
  });
});
