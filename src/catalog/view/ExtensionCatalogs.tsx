import { Button } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useT } from '~/i18n';
import { contentProgress, contentSize } from '~/olm/read/channels/edgeQueries';
import type { ExtensionCatalog } from '~/olm/read/extensions/useExtensionPackages';
import { Spinner } from '~/ui/Spinner';

/** In the toolbar: the catalogs of OLM v1 that are being read, and the large ones that the user can load. */
export function ExtensionCatalogs({ catalogs }: Props) {
  const shown = catalogs.filter(({ state }) => state === 'reading' || state === 'on-request');
  if (shown.length === 0) return null;
  return (
    <div className="operator-hub__toolbar-catalogs">
      {shown.map((catalog) =>
        catalog.state === 'reading' ? (
          <Reading key={catalog.name} catalog={catalog} />
        ) : (
          <Unread key={catalog.name} catalog={catalog} />
        ),
      )}
    </div>
  );
}

type Props = { readonly catalogs: readonly ExtensionCatalog[] };
type OneProps = { readonly catalog: ExtensionCatalog };

/** A short download is not shown. */
function Reading({ catalog: { name, content, stop } }: OneProps) {
  const t = useT();
  const [isLong, setLong] = useState(false);
  const { data: read = 0 } = useQuery(contentProgress(content));
  const { data: size = null } = useQuery({ ...contentSize(content), enabled: false });
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
    }, LONG);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!isLong) return null;
  return (
    <span>
      <span role="status">
        <Spinner aria-hidden="true" /> {t('Loading ClusterCatalog {{catalog}}', { catalog: name })}
      </span>{' '}
      {size === null
        ? t('{{size}} MB', { size: megabytes(read) })
        : t('{{read}} of {{size}} MB', { read: megabytes(read), size: megabytes(size) })}{' '}
      <Button variant="link" isInline onClick={stop}>
        {t('Stop')}
      </Button>
    </span>
  );
}

/** Milliseconds. */
const LONG = 500;

function Unread({ catalog: { name, content, read } }: OneProps) {
  const t = useT();
  const { data: size = null } = useQuery({ ...contentSize(content), enabled: false });
  return (
    <span>
      <Button variant="link" isInline onClick={read}>
        {t('Load packages of {{catalog}}', { catalog: name })}
      </Button>{' '}
      {size !== null && t('{{size}} MB', { size: megabytes(size) })}
    </span>
  );
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 100_000) / 10;
}
