import { useState } from 'react';
import { Button, Card, CardBody, CardHeader, CardTitle, Content } from '@patternfly/react-core';
import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import { useInstanceCounts } from '~/operator/read/useInstanceCount';
import type { OperatorApi } from '~/olm/installed/operatorApis';
import { loading } from '~/kube/loadable';
import { useT } from '~/i18n';
import { ReadAgain } from '~/operator/view/ReadAgain';
import { ProvidedApiRow } from './ProvidedApiRow';
import type { CsvPage } from './csvPage';

/** The APIs that the Operator provides. Only those that are shown are counted. */
export function ProvidedApis({ apis, internal, page }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const title = t('Provided APIs');
  const shown = isOpen ? apis : apis.slice(0, FIRST);
  const hidden = apis.length - shown.length;
  const counted = useInstanceCounts(shown, page.namespace);
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardHeader
        {...(apis.length > 0 && {
          actions: {
            hasNoOffset: true,
            actions: (
              <ReadAgain
                since={t('Counted:')}
                at={counted.countedAt}
                action={t('Count again')}
                isReading={counted.isCounting}
                onRead={counted.countAgain}
              />
            ),
          },
        })}
      >
        <CardTitle component="h2">{title}</CardTitle>
      </CardHeader>
      <CardBody>
        {apis.length === 0 ? (
          t('It provides none that are meant for people.')
        ) : (
          <Table variant="compact" aria-label={title} gridBreakPoint="grid-lg">
            <Thead>
              <Tr>
                <Th width={20}>{t('Kind')}</Th>
                <Th width={25}>{t('Group and versions')}</Th>
                <Th>{t('Description')}</Th>
                <Th modifier="fitContent">{t('Instances')}</Th>
                <Th screenReaderText={t('Actions')} />
              </Tr>
            </Thead>
            <Tbody>
              {shown.map((api, index) => (
                <ProvidedApiRow
                  key={api.name}
                  api={api}
                  count={counted.counts[index] ?? loading}
                  page={page}
                />
              ))}
            </Tbody>
          </Table>
        )}
        {hidden > 0 && (
          <Button
            variant="link"
            isInline
            onClick={() => {
              setOpen(true);
            }}
          >
            {t('Show {{count}} more', { count: hidden })}
          </Button>
        )}
        {internal > 0 && (
          <Content component="small">
            {t('Not listed: {{count}} API that the Operator keeps to itself.', { count: internal })}
          </Content>
        )}
      </CardBody>
    </Card>
  );
}

type Props = {
  readonly apis: readonly OperatorApi[];
  readonly internal: number;
  readonly page: CsvPage;
};

/** Some Operators provide hundreds of APIs. */
const FIRST = 20;
