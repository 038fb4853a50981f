import { FormGroup, TextInput } from '@patternfly/react-core';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormFields } from './FormLayout';

describe('fields with an external submit button', () => {
  it('are in a form that does not submit itself', () => {
    render(
      <FormFields>
        <FormGroup fieldId="name" label="Name">
          <TextInput id="name" />
        </FormGroup>
      </FormFields>,
    );
    const form = screen.getByLabelText('Name').closest('form');
    expect(form).toHaveClass('pf-v6-c-form');
    // Without it, Enter in the only field of a form would reload the page.
    expect(form !== null && fireEvent.submit(form)).toBe(false);
  });
});
