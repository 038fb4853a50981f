import { Button, Popover } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { SourceStateLabel, sourceStateText } from '~/sources/view/SourceStateLabel';
import { connectionText } from '~/ui/connectionText';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import type { RegistryPod } from '~/olm/catalogSources/podFact';
import type { ServerReason } from '~/olm/catalogSources/catalogFinding';
import { knownOr, namespaceCount, type SourceRow } from '~/olm/catalogSources/sourceRow';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { useOpenSourceDialog } from '~/sources/view/actions/sourceDialogs';

/** The state of a catalog; for an unavailable one the reason, else OLM's connection state, and the blocked Subscriptions. */
export function HealthCell({ row }: Props) {
  const { item } = row;
  return (
    <div className="operator-hub__sources-lines">
      <span>
        <SourceStateLabel state={item.state} />
      </span>
      {item.state === 'disabled' ? <SwitchedOff item={item} /> : <Observed row={row} />}
      <Failing row={row} />
    </div>
  );
}

type Props = { readonly row: SourceRow };

function SwitchedOff({ item }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  const open = useOpenSourceDialog();
  const isOfAll = item.origin.kind === 'default' && item.origin.decidedBy === 'all';
  return (
    <>
      {isOfAll && (
        <span className="operator-hub__sources-second">
          {t('All default catalogs are disabled')}
        </span>
      )}
      <span>
        <Button
          variant="link"
          isInline
          size="sm"
          aria-label={t('Enable {{name}}', { name: item.displayName })}
          onClick={() => {
            open('switch-on', item);
          }}
        >
          {t('Enable')}
        </Button>
      </span>
    </>
  );
}

/** The connection state and its time, which add nothing to a healthy catalog or to the reason of a failure. */
function Observed({ row }: Props) {
  const t = useT();
  const { observed, since, origin, state } = row.item;
  const isExplained = ![undefined, observed].includes(shownReason(row)?.reason);
  const text = connectionText(observed, t);
  const isLeaving = origin.kind === 'default' && origin.isDisabled;
  return (
    <>
      {state !== 'ready' && !isExplained && text !== sourceStateText(state, t) && (
        <div className="operator-hub__sources-second">
          <div>{text}</div>
          {since !== null && <Timestamp timestamp={since} simple />}
        </div>
      )}
      {isLeaving && <span className="operator-hub__sources-second">{t('Disabling')}</span>}
    </>
  );
}

/** The reason with its details in a popover. A failing pod is shown before OLM reports the failure. */
function Failing({ row }: Props) {
  const t = useT();
  const { item, pod, blocked } = row;
  const reason = shownReason(row);
  const held = knownOr(blocked, []);
  return (
    <>
      {reason !== null && (
        <span className="operator-hub__sources-second">
          <Reason item={item} pod={knownOr(pod, null)} failure={reason} />
        </span>
      )}
      {held.length > 0 && (
        <span className="operator-hub__sources-held">
          {t('Blocks {{subscriptions}} in {{namespaces}}', {
            subscriptions: t('{{count}} Subscription', { count: held.length }),
            namespaces: t('{{count}} namespace', { count: namespaceCount(held) }),
          })}
        </span>
      )}
    </>
  );
}

/** `null`: the connection state above is the whole reason. */
function shownReason({ item, reason }: SourceRow): ServerReason | null {
  return reason?.message === '' && reason.reason === item.observed ? null : reason;
}

function Reason({ item, pod, failure: { reason, message } }: ReasonProps) {
  const t = useT();
  const { namespace, name, displayName, observed } = item;
  if (message === '') return reason;
  const label =
    reason === observed
      ? t('View details for {{name}}', { name: displayName })
      : t('{{reason}}: View details of {{name}}', { reason, name: displayName });
  return (
    <Popover
      aria-label={label}
      maxWidth="32rem"
      closeBtnAriaLabel={t('Close')}
      bodyContent={() => (
        <div className="operator-hub__sources-popover">
          <strong>{reason}</strong>
          <span>{message}</span>
          {pod !== null && (
            <Link to={routes.source(namespace, name, 'pod')}>
              {t('Pod {{name}}', { name: pod.name })}
            </Link>
          )}
        </div>
      )}
    >
      <Button variant="link" isInline size="sm" aria-label={label}>
        {reason === observed ? t('View details') : reason}
      </Button>
    </Popover>
  );
}

type ReasonProps = {
  readonly item: CatalogSourceItem;
  readonly pod: RegistryPod | null;
  readonly failure: ServerReason;
};
