import { fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { renderAt } from '~/test/render';
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

it('leads back to what was typed, also when the click after it came at once', async () => {
  renderAt('/?q=old', <Search />);
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'new' } });
  fireEvent.click(screen.getByText('Open'));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('q=new&details=one');
  fireEvent.click(screen.getByText('Back'));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('q=new');
});
