import type { ReactNode } from 'react';
import { Card, CardBody, CardTitle } from '@patternfly/react-core';
import { useT } from '~/i18n';
import '~/ui/form/consequences.css';

/** The findings about a text before it is sent, next to it. */
export function PreviewCard({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <Card
      isCompact
      component="section"
      aria-label={t('Validation')}
      className="operator-hub__what-happens"
    >
      <CardTitle component="h2">{t('Validation')}</CardTitle>
      <CardBody tabIndex={0} className="operator-hub__what-happens-body">
        {children}
      </CardBody>
    </Card>
  );
}
