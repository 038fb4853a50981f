import type { ReactNode } from 'react';
import { Form } from '@patternfly/react-core';

/** Fields whose submit button is elsewhere. PatternFly styles labels only in a form. */
export function FormFields({ children }: { readonly children: ReactNode }) {
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {children}
    </Form>
  );
}
