import { Fragment } from 'react';
import { Label } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { originText } from './sourceText';

/** The name, which leads to the catalog's page; below it the name that OLM knows it by, who publishes it, and whence it comes. */
export function NameCell({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  const { namespace, name, displayName, publisher, origin } = item;
  const second = [...new Set([name, publisher])].filter(
    (text) => text !== '' && text !== displayName,
  );
  return (
    <div className="operator-hub__sources-lines">
      <Link
        to={routes.source(namespace, name)}
        title={`${namespace}/${name}`}
        dir="auto"
        className="operator-hub__sources-name"
      >
        {displayName}
      </Link>
      {second.length > 0 && (
        <span className="operator-hub__sources-second" dir="auto" title={second.join(' · ')}>
          {second.map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ' · '}
              <span className="operator-hub__sources-part">{text}</span>
            </Fragment>
          ))}
        </span>
      )}
      <span>
        <Label isCompact variant="outline" color={origin.kind === 'default' ? 'blue' : 'grey'}>
          {originText(origin.kind, t)}
        </Label>
      </span>
    </div>
  );
}
