import { Card, CardBody, CardFooter, CardHeader, CardTitle, Title } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { useT } from '~/i18n';
import './consequences.css';

/** The consequences of a form, beside it. */
export function ConsequencesCard({ actions, footer, children }: Props) {
  const t = useT();
  return (
    <Card
      isCompact
      component="section"
      aria-label={t('Preview')}
      className="operator-hub__what-happens"
    >
      <CardHeader {...(actions !== undefined && { actions: { hasNoOffset: true, actions } })}>
        <CardTitle component="h2">{t('Preview')}</CardTitle>
      </CardHeader>
      <CardBody tabIndex={0} className="operator-hub__what-happens-body">
        {children}
      </CardBody>
      {footer !== undefined && (
        <CardFooter className="operator-hub__what-happens-footer">{footer}</CardFooter>
      )}
    </Card>
  );
}

type Props = {
  /** The display options. */
  readonly actions?: ReactNode;
  /** Further actions. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** One section of the consequences, with its heading. */
export function ConsequenceSection({ title, children }: ConsequenceSectionProps) {
  return (
    <section aria-label={title} className="operator-hub__what-happens-part">
      <Title headingLevel="h3" size="md">
        {title}
      </Title>
      {children}
    </section>
  );
}

type ConsequenceSectionProps = { readonly title: string; readonly children: ReactNode };
