import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut, link, many, showCards } from '~/test/cardGrid';

beforeEach(layOut);

/** The packages before this one disappear between the press and the click. */
function pressOn(name: string, detail: number) {
  const { onOpen } = showCards(many);
  const pressed = link(name);
  fireEvent.mouseDown(pressed);
  fireEvent.change(screen.getByLabelText('Without'), { target: { value: 'Operator 000' } });
  fireEvent.click(pressed, { detail });
  return onOpen;
}

describe('packages that move during a click', () => {
  it('the pressed package opens', () => {
    expect(pressOn('Operator 001', 1)).toHaveBeenLastCalledWith('Operator 001');
  });

  it('the keyboard opens the package at the current position', () => {
    expect(pressOn('Operator 001', 0)).toHaveBeenLastCalledWith('Operator 002');
  });
});
