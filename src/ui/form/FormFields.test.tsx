import { FormGroup, TextInput } from '@patternfly/react-core';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormFields } from './FormFields';

describe('fields that a button elsewhere sends', () => {
  it('are in a form that sends nothing by itself', () => {
    render(
      <FormFields>
        <FormGroup fieldId="name" label="Name">
          <TextInput id="name" />
        </FormGroup>
      </FormFields>,
    );
    const form = screen.getByLabelText('Name').closest('form');
    expect(form).toHaveClass('pf-v6-c-form');
    // What Enter does in the only field of a form: the browser would load the page anew.
    expect(form !== null && fireEvent.submit(form)).toBe(false);
  });
});
