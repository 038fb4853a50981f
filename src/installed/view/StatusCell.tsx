import { Button, Label, Popover } from '@patternfly/react-core';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { homeOf } from '~/installed/rules/installedList';
import type { ExtensionFacts, InstalledOperator } from '~/olm/installed/installedOperator';
import { aimText } from '~/ui/approvalText';
import { HealthLabel } from '~/ui/health/HealthLabel';
import { HealthStatus } from '~/ui/health/HealthStatus';
import { causeText } from '~/ui/health/causeText';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { reviewOf } from './reviewOf';

/** The status, with the pending update or an explanation below it. */
export function StatusCell({ operator }: OperatorProps) {
  return (
    <div className="operator-hub__installed-lines">
      <span>
        <HealthLabel health={operator.health} />
      </span>
      <StatusSecond operator={operator} />
    </div>
  );
}

/** Details of the status, or its action. */
export function StatusSecond({ operator }: OperatorProps) {
  const t = useT();
  const { health, displayName } = operator;
  const update = reviewOf(operator);
  if (update !== null) {
    const text = t('Review update to {{version}}', { version: update.version });
    return (
      <Link to={update.to} className="operator-hub__installed-second" title={text}>
        {text}
      </Link>
    );
  }
  const { title, sentence } = causeText(health, t);
  const isPlain = health.message === '' && sentence === null;
  if (isPlain || health.kind === 'ready') return null;
  return (
    <span className="operator-hub__installed-second">
      <Popover
        aria-label={t('Status')}
        closeBtnAriaLabel={t('Close')}
        bodyContent={() => (
          <>
            <HealthStatus health={health} />
            <LazyPart skeleton={null}>
              <FirstRemedy operator={operator} />
            </LazyPart>
          </>
        )}
        minWidth={WIDTH}
        maxWidth={WIDTH}
      >
        <Button
          variant="link"
          isInline
          size="sm"
          aria-label={t('{{reason}}: View details of {{name}}', {
            reason: title,
            name: displayName,
          })}
        >
          {t('View details')}
        </Button>
      </Popover>
    </span>
  );
}

/** The table of remedies is loaded on use. */
const FirstRemedy = later(async () => (await import('./FirstRemedy')).FirstRemedy);

type OperatorProps = { readonly operator: InstalledOperator };

/** Has the same width when collapsed and expanded, because its position depends on the width. */
const WIDTH = 'min(26rem, calc(100vw - 2rem))';

/** The label of extensions of OLM v1. */
export function OlmLabel({ operator: { extension } }: { readonly operator: InstalledOperator }) {
  const t = useT();
  return (
    extension !== undefined && (
      <Label isCompact variant="outline">
        {t('OLM v1')}
      </Label>
    )
  );
}

/** The namespace of an Operator. An extension of OLM v1 is cluster-scoped, wherever its pods are. */
export function Home({ row }: { readonly row: InstalledOperator }) {
  const t = useT();
  const home = homeOf(row);
  return (
    <>
      <span title={home ?? undefined}>{home ?? '–'}</span>
      {row.extension !== undefined && (
        <span>
          <Label isCompact variant="outline">
            {t('Cluster-wide')}
          </Label>
        </span>
      )}
    </>
  );
}

/** Without channels, any channel is allowed. */
export function ExtensionChannel({ channel, aim }: ChannelProps) {
  const t = useT();
  return (
    <div className="operator-hub__installed-lines">
      <span title={channel ?? undefined}>{channel ?? t('Any')}</span>
      <span className="operator-hub__installed-second">{aimText(aim, t)}</span>
    </div>
  );
}

type ChannelProps = { readonly channel: string | null; readonly aim: ExtensionFacts['aim'] };
