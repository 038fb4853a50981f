import { memo, useId } from 'react';
import { Card } from '@patternfly/react-core';
import { Link } from 'react-router';
import { CatalogCapability } from '~/components/CatalogCapability';
import { CatalogStateLabel } from '~/components/CatalogStateLabel';
import { DeprecatedLabel } from '~/components/DeprecatedLabel';
import { OperatorIcon } from '~/components/OperatorIcon';
import { packageIconUrl } from '~/data/packageIcon';
import type { ShownEntry } from '~/domain/catalog/cards';
import { type NamespaceScope, routes } from '~/routes';
import { MatchHintText } from './MatchHintText';

/** One package. Its name is the link, which reaches over the whole tile. Kept while its package stays the same: there are hundreds. */
export const OperatorTile = memo(function OperatorTile({ entry, scope }: Props) {
  const { item, hint } = entry;
  const id = useId();
  return (
    <Card
      isCompact
      isFullHeight
      component="div"
      className="operator-hub__tile"
      data-test="operator-tile"
      data-package={item.key.packageName}
    >
      <div className="operator-hub__tile-head">
        <OperatorIcon url={packageIconUrl(scope, item)} />
        <div className="operator-hub__tile-names">
          <Link
            to={routes.package(scope, item.key)}
            className="operator-hub__tile-name"
            aria-describedby={`${id}-provider ${id}-text ${id}-facts`}
          >
            {item.displayName}
          </Link>
          <span className="operator-hub__tile-provider" id={`${id}-provider`}>
            {item.provider}
          </span>
        </div>
      </div>
      <div className="operator-hub__tile-text" id={`${id}-text`}>
        {hint !== null && <MatchHintText hint={hint} />}
        {item.shortDescription}
      </div>
      <TileFacts entry={entry} id={`${id}-facts`} />
    </Card>
  );
}, isSame);

type Props = { readonly entry: ShownEntry; readonly scope: NamespaceScope };

function TileFacts({ entry, id }: { readonly entry: ShownEntry; readonly id: string }) {
  const { item, state } = entry;
  return (
    <div className="operator-hub__tile-facts" id={id}>
      <CatalogStateLabel state={state} />
      {item.deprecation !== null && <DeprecatedLabel message={item.deprecation} />}
      <span className="operator-hub__tile-source" title={item.catalogDisplayName}>
        {item.catalogDisplayName}
      </span>
      {item.capability !== null && <CatalogCapability level={item.capability} />}
    </div>
  );
}

function isSame(one: Props, other: Props): boolean {
  return (
    one.scope === other.scope &&
    one.entry.item === other.entry.item &&
    one.entry.state === other.entry.state &&
    one.entry.hint?.text === other.entry.hint?.text
  );
}
