import { useEffect, useState } from 'react';
import { AlertActionLink, Content, StackItem } from '@patternfly/react-core';
import { FailureText } from '~/ui/FailureAlert';
import { Notice } from '~/ui/Notice';
import type { ShortenedCatalog, UnreadCatalog } from '~/olm/packages/sourceAnswers';
import { type Translate, useT } from '~/i18n';

/** What is missing: the catalogs that failed, those that take their time, packages that are not shown. */
export function CatalogProgress({ isLoading, pending, unread, shortened, onRetry }: Props) {
  const t = useT();
  return (
    <>
      {unread.map(({ catalog, failure }) => (
        <StackItem key={catalog}>
          <Notice
            variant="warning"
            title={t('Operators of catalog {{catalog}} are missing', { catalog })}
            actionLinks={<AlertActionLink onClick={onRetry}>{t('Try again')}</AlertActionLink>}
          >
            <FailureText failure={failure} />
          </Notice>
        </StackItem>
      ))}
      {shortened.map((one) => (
        <LeftOutNotice key={one.catalog} {...one} />
      ))}
      {(isLoading || pending.length > 0) && <Pending key={pending.join()} catalogs={pending} />}
    </>
  );
}

type Props = {
  /** Nothing is known yet. */
  readonly isLoading: boolean;
  /** Empty also where all catalogs come in one answer. */
  readonly pending: readonly string[];
  readonly unread: readonly UnreadCatalog[];
  readonly shortened: readonly ShortenedCatalog[];
  readonly onRetry: () => void;
};

function LeftOutNotice({ catalog, unusable, twice }: ShortenedCatalog) {
  const t = useT();
  const title =
    catalog === ''
      ? t('Some Operators are not shown')
      : t('Some Operators of catalog {{catalog}} are not shown', { catalog });
  return (
    <StackItem>
      <Notice variant="info" isExpandable title={title} toggleAriaLabel={t('Which and why')}>
        {unusable.length > 0 && (
          <p>
            {t('Without a channel that could be subscribed to: {{names}}', {
              names: namesText(unusable, t),
            })}
          </p>
        )}
        {twice.length > 0 && (
          <p>
            {t('Offered twice, of which the first counts: {{names}}', {
              names: namesText(twice, t),
            })}
          </p>
        )}
      </Notice>
    </StackItem>
  );
}

function namesText(names: readonly string[], t: Translate): string {
  return t.list(names.map((name) => (name === '' ? t('(without a name)') : name)));
}

/** Milliseconds after which it is worth saying what is waited for: before, the page would only jump. */
const LATE = 2000;

function Pending({ catalogs }: { readonly catalogs: readonly string[] }) {
  const t = useT();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, LATE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    isLate && (
      <StackItem>
        <Content component="small" role="status">
          {catalogs.length === 0
            ? t('Still waiting for the catalogs…')
            : t('Still waiting for {{catalogs}}…', { catalogs: t.list(catalogs) })}
        </Content>
      </StackItem>
    )
  );
}
