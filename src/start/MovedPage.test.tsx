import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { renderAt } from '~/test/render';
import MovedPage from './MovedPage';

function Where() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

it('redirects with the query', () => {
  renderAt(
    '/operator-hub/catalog?q=x&type=a#b',
    <Routes>
      <Route path="/operator-hub/*" element={<MovedPage />} />
      <Route path="*" element={<Where />} />
    </Routes>,
  );
  expect(screen.getByText('/operator-hub-catalog/all-namespaces?q=x&type=a#b')).toBeInTheDocument();
});
