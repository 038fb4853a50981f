import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '~/test/cardGrid';
import { address, openCatalog } from '~/test/catalogScreen';

const ID = 'openshift-marketplace/community';
const toggleOf = (name: string) => screen.getByRole('button', { name: `Compare ${name}` });

beforeEach(() => {
  localStorage.clear();
  layOut();
});

describe.each(['tiles', 'table'])('selecting packages to compare in the %s', (layout) => {
  it('puts the package into the URL and marks it, without opening it or making it a favorite', async () => {
    openCatalog(`?view=${layout}`);
    await userEvent.click(toggleOf('Ink'));
    await waitFor(() => {
      expect(address()).toBe(`?view=${layout}&compare=${encodeURIComponent(`${ID}/ink`)}`);
    });
    expect(toggleOf('Ink')).toHaveAttribute('aria-pressed', 'true');
    expect(toggleOf('Quill')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: 'Favorite Ink' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  it('removes it again', async () => {
    openCatalog(`?view=${layout}&compare=${ID}/ink`);
    await userEvent.click(toggleOf('Ink'));
    await waitFor(() => {
      expect(address()).toBe(`?view=${layout}`);
    });
  });

  it('shows why no more can be selected', async () => {
    openCatalog(`?view=${layout}&compare=a/b/c&compare=a/b/d&compare=a/b/e`);
    const before = address();
    expect(toggleOf('Ink')).toHaveAttribute('aria-disabled', 'true');
    expect(toggleOf('Ink')).toHaveAttribute('title', 'Maximum of 3 selected');
    await userEvent.click(toggleOf('Ink'));
    expect(address()).toBe(before);
  });

  it('is reached by the keyboard from the package that has the focus', () => {
    openCatalog(`?view=${layout}`);
    expect(toggleOf('Ink')).toHaveAttribute('tabindex', '0');
    expect(toggleOf('Quill')).toHaveAttribute('tabindex', '-1');
  });
});
