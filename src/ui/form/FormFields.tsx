import type { ReactNode } from 'react';
import { Form } from '@patternfly/react-core';

/** Fields that are sent by a button elsewhere. PatternFly's labels look like labels only in a form. */
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
