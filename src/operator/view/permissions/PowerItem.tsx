import { Button, Icon } from '@patternfly/react-core';
import { ExclamationCircleIcon, ExclamationTriangleIcon } from '@patternfly/react-icons';
import { dangerName, dangerReason } from '~/ui/permissions/dangerText';
import { powerText } from '~/ui/permissions/powerText';
import { type Power, isGrave } from '~/operator/rules/powers';
import type { Danger } from '~/olm/permissions/danger';
import { useT } from '~/i18n';

/** One thing that the Operator may do: what, why that matters, and the way to the rules. */
export function PowerItem({ power, namesAccounts, onShow }: Props) {
  const t = useT();
  const { danger, names, accounts } = power;
  const isHigh = isGrave(power);
  const title = names === null ? powerText(danger, t) : dangerName(danger, t);
  return (
    <li className="operator-hub__power">
      <Icon status={isHigh ? 'danger' : 'warning'}>
        {isHigh ? <ExclamationCircleIcon /> : <ExclamationTriangleIcon />}
      </Icon>
      <div className="operator-hub__power-text">
        <strong>{title}</strong>
        {names !== null && <span> {t('only {{names}}', { names: t.list(names) })}</span>}
        <div className="operator-hub__power-reason">
          {dangerReason(danger, t)}{' '}
          <Button
            variant="link"
            isInline
            aria-label={t('Show the rules: {{title}}', { title })}
            onClick={() => {
              onShow(danger);
            }}
          >
            {t('Show the rules')}
          </Button>
        </div>
        {namesAccounts && (
          <div className="operator-hub__power-reason">
            {t('ServiceAccount {{name}}', { name: t.list(accounts) })}
          </div>
        )}
      </div>
    </li>
  );
}

type Props = {
  readonly power: Power;
  /** Of several accounts, only some have this power. */
  readonly namesAccounts: boolean;
  readonly onShow: (danger: Danger) => void;
};
