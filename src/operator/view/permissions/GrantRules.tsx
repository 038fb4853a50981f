import { useState } from 'react';
import { Button, Label } from '@patternfly/react-core';
import { RulesTable } from '~/ui/permissions/RulesTable';
import { reachText } from '~/ui/permissions/grantText';
import type { Grant } from '~/olm/permissions/permissions';
import { useT } from '~/i18n';

/** The rules of one account for one place, the gravest first. Of many the first are shown until more are asked for. */
export function GrantRules({ grant, isFiltered }: Props) {
  const t = useT();
  const [more, setMore] = useState(0);
  const { rules, reach, holder } = grant;
  const shown = rules.slice(0, (isFiltered ? MANY : FEW) + more);
  const next = Math.min(rules.length - shown.length, STEP);
  const isWide = reach.kind === 'cluster';
  return (
    <div className="operator-hub__grant">
      <div className="operator-hub__grant-place">
        <Label isCompact color={isWide ? 'orange' : 'grey'}>
          {isWide ? t('On the whole cluster') : reachText(reach, t)}
        </Label>
        {isWide && reach.isWidened && (
          <span className="operator-hub__power-reason">{t('asked for the namespaces only')}</span>
        )}
      </div>
      <RulesTable
        rules={shown}
        label={t('Rules of {{name}} {{place}}', { name: holder.name, place: reachText(reach, t) })}
      />
      {next > 0 && (
        <Button
          variant="link"
          onClick={() => {
            setMore(more + STEP);
          }}
        >
          {t('Show {{count}} more rule', { count: next })}
        </Button>
      )}
    </div>
  );
}

type Props = { readonly grant: Grant; readonly isFiltered: boolean };

/** Rules that are shown at once, of those that a search has found, and that come when more are asked for. */
const FEW = 15;
const MANY = 60;
const STEP = 100;
