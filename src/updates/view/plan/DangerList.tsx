import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Label,
} from '@patternfly/react-core';
import { type Danger, severityOfDanger } from '~/olm/permissions/danger';
import type { NewDanger } from '~/updates/rules/review/risks';
import type { PermissionDelta } from '~/updates/rules/review/permissionDeltas';
import { type Translate, useT } from '~/i18n';
import { dangerName, dangerReason, holderText, scopeText } from '~/ui/permissions/texts';

/** Dangerous permissions with the reason, the holder and the scope. */
export function DangerList({ dangers }: { readonly dangers: readonly NewDanger[] }) {
  const t = useT();
  return (
    <DescriptionList isHorizontal isCompact horizontalTermWidthModifier={{ default: '18ch' }}>
      {dangers.map(({ danger, deltas }) => (
        <DescriptionListGroup key={danger}>
          <DescriptionListTerm>
            <Label status={severityOfDanger(danger)}>{dangerName(danger, t)}</Label>
          </DescriptionListTerm>
          <DescriptionListDescription>
            {dangerReason(danger, t)}
            {deltas
              .flatMap((delta) => holderTexts(danger, delta, t))
              .map((holder) => (
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

function holderTexts(danger: Danger, delta: PermissionDelta, t: Translate): readonly string[] {
  const rules = delta.kind === 'compared' ? delta.added : [];
  const places = rules
    .filter(({ newDangers }) => newDangers.includes(danger))
    .map(({ scope }) => scopeText(scope, t));
  return [...new Set(places)].map((place) => `${holderText(delta, t)}, ${place}`);
}
