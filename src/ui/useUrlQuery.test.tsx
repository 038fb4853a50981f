import { lazy } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { renderAt } from '~/test/render';
import { LazyPart } from './lazy/LazyPart';
import { useUrlQuery } from './useUrlQuery';

function Search() {
  const [query, change] = useUrlQuery();
  const navigate = useNavigate();
  const set = (name: string, value: string) => (before: URLSearchParams) => {
    before.set(name, value);
    return before;
  };
  return (
    <>
      <output>{query.toString()}</output>
      <input
        aria-label="Find"
        onChange={({ target }) => {
          change(set('q', target.value), { replace: true, isTyped: true });
        }}
      />
      <button
        onClick={() => {
          change(set('details', 'one'));
        }}
      >
        Open
      </button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

it('restores input on Back, even after an immediate click', async () => {
  renderAt('/?q=old', <Search />);
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'new' } });
  fireEvent.click(screen.getByText('Open'));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('q=new&details=one');
  fireEvent.click(screen.getByText('Back'));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('q=new');
});

const Never = lazy(() => new Promise<{ readonly default: () => null }>(() => undefined));

it('does not return to a page that was left, also while the code of the next page is loading', async () => {
  window.history.replaceState(null, '', '/list');
  render(
    <BrowserRouter>
      <LazyPart skeleton={null}>
        <Routes>
          <Route path="/list" element={<Search />} />
          <Route path="/next" element={<Never />} />
        </Routes>
      </LazyPart>
      <Link to="/next">Next</Link>
    </BrowserRouter>,
  );
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'new' } });
  fireEvent.click(screen.getByText('Next'));
  expect(screen.getByLabelText('Find')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(window.location.pathname).toBe('/next');
});

it('shows the query of the URL on the next visit, although a change was pending', () => {
  const page = renderAt('/?q=old', <Search />);
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'new' } });
  expect(screen.getByRole('status')).toHaveTextContent('q=new');
  page.unmount();
  renderAt('/?q=old', <Search />);
  expect(screen.getByRole('status')).toHaveTextContent('q=old');
});
