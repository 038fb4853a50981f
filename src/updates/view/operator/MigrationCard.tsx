import { Card, CardBody, CardTitle, Skeleton, StackItem } from '@patternfly/react-core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useT } from '~/i18n';
import { useHasExtensions } from '~/olm/read/extensions/useServesExtensions';
import { Fold } from '~/ui/Fold';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import type { Subscribed } from './subscribed';

/** The fragment of an address that opens the card. */
export const MIGRATION = '#migration';

/** Whether OLM v1 can take over the Operator; loaded when it is opened. Renders nothing without OLM v1. */
export function MigrationCard({ details, subscription }: Subscribed) {
  const t = useT();
  const { csvs } = details.facts;
  const { installedCSV } = subscription.status ?? {};
  const csv = csvs.find(({ metadata }) => metadata.name === installedCSV);
  const isAsked = useLocation().hash === MIGRATION;
  const place = useRef<HTMLDivElement>(null);
  const isShown = useHasExtensions() && csv !== undefined;
  useEffect(() => {
    if (isShown && isAsked) place.current?.scrollIntoView();
  }, [isShown, isAsked]);
  if (!isShown) return null;
  return (
    <StackItem>
      <Card ref={place}>
        <CardTitle component="h2">{t('Migration to OLM v1')}</CardTitle>
        <CardBody>
          <Fold title={t('Requirements and result')} isOpen={isAsked}>
            <LazyPart skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}>
              <MigrationReport details={details} subscription={subscription} csv={csv} />
            </LazyPart>
          </Fold>
        </CardBody>
      </Card>
    </StackItem>
  );
}

const MigrationReport = later(async () => (await import('./MigrationReport')).MigrationReport);
