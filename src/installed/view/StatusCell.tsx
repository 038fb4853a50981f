import { Button, Popover } from '@patternfly/react-core';
import { Link } from 'react-router';
import { type Translate, useT } from '~/i18n';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { placeOf } from '~/olm/installed/operatorPlace';
import { remedyAddress } from '~/operator/view/pipeline/remedyAddress';
import { isLink } from '~/operator/view/remedies/remedyContext';
import { remedyText } from '~/operator/view/texts';
import { routes } from '~/routes';
import { HealthLabel } from '~/ui/health/HealthLabel';
import { HealthStatus } from '~/ui/health/HealthStatus';
import { causeText } from '~/ui/health/causeText';
import { LinkButton } from '~/ui/LinkButton';
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
            <FirstRemedy operator={operator} />
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

/** The first button of the Operator's page, which has its dialog. */
function FirstRemedy({ operator }: OperatorProps) {
  const link = firstRemedy(operator, useT());
  return (
    link !== null && (
      <div className="operator-hub__installed-remedy">
        <LinkButton variant="secondary" to={link.to}>
          {link.text}
        </LinkButton>
      </div>
    )
  );
}

/** The page of an extension computes its remedies from more data. */
function firstRemedy(operator: InstalledOperator, t: Translate) {
  const { health, name, extension } = operator;
  const page = routes.operator(placeOf(operator), name);
  if (extension !== undefined) return { to: page, text: t('View Operator') };
  const remedy = health.finding?.remedies.find(({ kind }) => kind !== 'open-object');
  if (remedy === undefined) return null;
  const to = isLink(remedy) ? remedyAddress(remedy) : `${page}?remedy=${remedy.kind}`;
  return { to, text: remedyText(remedy, t) };
}

type OperatorProps = { readonly operator: InstalledOperator };

/** Has the same width when collapsed and expanded, because its position depends on the width. */
const WIDTH = 'min(26rem, calc(100vw - 2rem))';
