import { useEffect, useState } from 'react';
import { AlertActionLink, Content, StackItem } from '@patternfly/react-core';
import { FailureText } from '~/components/FailureAlert';
import { Notice } from '~/components/Notice';
import type { UnreadCatalog } from '~/domain/catalog/sourceAnswers';
import { useT } from '~/i18n';

/** What is missing: the catalogs that failed, and those that take their time. */
export function CatalogProgress({ pending, unread, onRetry }: Props) {
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
      {pending.length > 0 && <Pending key={pending.join()} catalogs={pending} />}
    </>
  );
}

type Props = {
  readonly pending: readonly string[];
  readonly unread: readonly UnreadCatalog[];
  readonly onRetry: () => void;
};

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
          {t('Still waiting for {{catalogs}}…', { catalogs: catalogs.join(', ') })}
        </Content>
      </StackItem>
    )
  );
}
