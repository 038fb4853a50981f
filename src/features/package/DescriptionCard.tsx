import { Card, CardBody, CardTitle } from '@patternfly/react-core';
import { Markdown } from '~/components/Markdown';
import { useT } from '~/i18n';

/** The author's own text about the Operator. */
export function DescriptionCard({ text }: { readonly text: string }) {
  const t = useT();
  return (
    <Card>
      <CardTitle component="h2">{t('Description')}</CardTitle>
      <CardBody>
        {text === '' ? t('Its author has not described it.') : <Markdown text={text} />}
      </CardBody>
    </Card>
  );
}
