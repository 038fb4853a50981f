import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './usePageFocus';

let end: () => void = () => undefined;

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <a href="/elsewhere">Elsewhere</a>
      <h1>Operators</h1>
      <section>
      <ul>
        <li id="row-1"><button id="menu-1">Actions for A</button></li>
        <li id="row-2"><button id="menu-2">Actions for B</button></li>
        <li id="row-3"><button id="menu-3">Actions for C</button></li>
      </ul>
      <button id="end">End</button>
      </section>
    </main>`;
});

afterEach(() => {
  end();
  document.body.innerHTML = '';
});

function at(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`there is no ${id}`);
  return found;
}

function begin({ isNavigation = false } = {}): void {
  end = keepFocus(isNavigation);
}

async function expectFocus(text: string): Promise<void> {
  await waitFor(() => {
    expect(document.activeElement?.textContent).toBe(text);
  });
}

/** Longer than others have to move it. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 100));
}

describe('the focus after the focused element disappears', () => {
  it.each([
    ['moves from a row to the next one', 'menu-1', ['row-1'], 'Actions for B'],
    ['moves from the last row to the previous one', 'menu-3', ['row-3'], 'Actions for B'],
    ['moves from all rows to the remaining elements', 'menu-2', ['row-1', 'row-2', 'row-3'], 'End'],
  ])('%s', async (_, focused, removed, expected) => {
    begin();
    at(focused).focus();
    for (const id of removed) at(id).remove();
    await expectFocus(expected);
  });

  it('moves to the heading if the page has no other content', async () => {
    begin();
    at('menu-1').focus();
    for (const button of document.querySelectorAll('button')) button.remove();
    await expectFocus('Operators');
  });

  it('moves to the element that replaced the opener of a dialog', async () => {
    begin();
    at('menu-2').focus();
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.innerHTML = '<button id="close">Close</button>';
    document.body.append(dialog);
    at('close').focus();
    at('row-2').remove();
    dialog.remove();
    await expectFocus('Actions for C');
  });

  it('moves next to the disabled opener of a dialog', async () => {
    begin();
    at('menu-2').focus();
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.innerHTML = '<button id="close">Close</button>';
    document.body.append(dialog);
    at('close').focus();
    at('menu-2').setAttribute('disabled', '');
    dialog.remove();
    await expectFocus('Actions for C');
  });

  it('returns to a button after it was busy', async () => {
    begin();
    at('menu-2').focus();
    // A browser removes the focus from a disabled element; jsdom does not.
    at('menu-2').blur();
    at('menu-2').setAttribute('disabled', '');
    await settled();
    expect(document.activeElement).toBe(document.body);
    at('menu-2').removeAttribute('disabled');
    await expectFocus('Actions for B');
  });

  it('is not moved from another focused element', async () => {
    begin();
    at('menu-1').focus();
    at('row-1').remove();
    at('end').focus();
    await settled();
    expect(document.activeElement?.textContent).toBe('End');
  });

  it('is not moved back after a mouse press', async () => {
    begin();
    at('menu-1').focus();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    at('menu-1').blur();
    await settled();
    at('row-1').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the focus on a new page', () => {
  it('moves to the heading once it exists', async () => {
    document.body.innerHTML = '<main></main>';
    begin({ isNavigation: true });
    const heading = document.createElement('h1');
    heading.textContent = 'Heron Database';
    document.querySelector('main')?.append(heading);
    await expectFocus('Heron Database');
  });

  it('remains at the browser’s start on a loaded page', async () => {
    begin();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it('remains on a tab or link that still exists', async () => {
    at('menu-1').focus();
    begin({ isNavigation: true });
    await settled();
    expect(document.activeElement?.textContent).toBe('Actions for A');
  });
});
