import type { ReactNode } from 'react';
import { Title } from '@patternfly/react-core';
import { useT } from '~/i18n';
import './form.css';

/** One numbered section of a form. */
export function FormStep({ number, title, children }: Props) {
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

type Props = {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
};

/** Fields or options side by side, or stacked on narrow pages. */
export function SideBySide({ children }: { readonly children: ReactNode }) {
  return <div className="operator-hub__form-pair">{children}</div>;
}
