import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderAt } from '~/test/render';
import HomePage from './HomePage';

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const page = (
  <Routes>
    <Route path="/operator-hub/all-namespaces/*" element={<Where />} />
    <Route path="*" element={<HomePage />} />
  </Routes>
);

describe('the navigation’s entries', () => {
  it.each([
    ['/operator-hub', '/operator-hub/all-namespaces/catalog'],
    ['/operator-hub/installed', '/operator-hub/all-namespaces/installed'],
    ['/operator-hub/catalog?q=x', '/operator-hub/all-namespaces/catalog?q=x'],
  ])('%s leads to %s', (url, expected) => {
    renderAt(url, page);
    expect(screen.getByText(expected)).toBeInTheDocument();
  });
});
