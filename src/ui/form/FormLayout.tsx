import { Form, Title } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { useT } from '~/i18n';
import './form.css';

/** Fields at the left. Buttons and consequences remain in view at the right, or follow the fields on narrow pages. */
export function FormLayout({ choices, consequences, actions }: Props) {
  return (
    <div className="operator-hub__form">
      {choices}
      <div className="operator-hub__form-side">
        {actions !== undefined && <div className="operator-hub__form-actions">{actions}</div>}
        {consequences}
      </div>
    </div>
  );
}

type Props = {
  readonly choices: ReactNode;
  readonly consequences: ReactNode;
  readonly actions?: ReactNode;
};

/** One numbered section of a form. */
export function FormStep({ number, title, children }: FormStepProps) {
  const t = useT();
  const titleId = `operator-hub-form-step-${number.toString()}`;
  return (
    <section className="operator-hub__form-step" aria-labelledby={titleId}>
      <Title id={titleId} headingLevel="h2" size="lg">
        {t('{{number}} {{title}}', { number, title })}
      </Title>
      {children}
    </section>
  );
}

type FormStepProps = {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
};

/** Fields or options side by side, or stacked on narrow pages. */
export function SideBySide({ children }: { readonly children: ReactNode }) {
  return <div className="operator-hub__form-pair">{children}</div>;
}

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
