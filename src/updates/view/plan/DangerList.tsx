import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Label,
} from '@patternfly/react-core';
import { type Danger, levelOf } from '~/olm/permissions/danger';
import type { dangersIn } from '~/olm/permissions/permissions';
import type { newDangersIn } from '~/updates/rules/review/newDangers';
import { type Translate, useT } from '~/i18n';
import { dangerName, dangerReason } from '~/ui/permissions/dangerText';
import { holderText, reachText } from '~/ui/permissions/grantText';

/** Rights that deserve attention, why, and who gets them. */
export function DangerList({ dangers }: { readonly dangers: readonly HeldDanger[] }) {
  const t = useT();
  return (
    <DescriptionList isHorizontal isCompact horizontalTermWidthModifier={{ default: '18ch' }}>
      {dangers.map(({ danger, holders }) => (
        <DescriptionListGroup key={danger}>
          <DescriptionListTerm>
            <Label status={levelOf(danger) === 'high' ? 'danger' : 'warning'}>
              {dangerName(danger, t)}
            </Label>
          </DescriptionListTerm>
          <DescriptionListDescription>
            {dangerReason(danger, t)}
            {holders.map((holder) => (
              <div key={holder} className="operator-hub__plan-holder">
                {holder}
              </div>
            ))}
          </DescriptionListDescription>
        </DescriptionListGroup>
      ))}
    </DescriptionList>
  );
}

/** A danger with who has it, in words. */
export type HeldDanger = { readonly danger: Danger; readonly holders: readonly string[] };

export function heldDangers(
  dangers: ReturnType<typeof dangersIn>,
  t: Translate,
): readonly HeldDanger[] {
  return dangers.map(({ danger, grants }) => ({
    danger,
    holders: grants.map((grant) => `${holderText(grant, t)}, ${reachText(grant.reach, t)}`),
  }));
}

export function newHeldDangers(
  dangers: ReturnType<typeof newDangersIn>,
  t: Translate,
): readonly HeldDanger[] {
  return dangers.map(({ danger, deltas }) => ({
    danger,
    holders: deltas.map((delta) => holderText(delta, t)),
  }));
}
