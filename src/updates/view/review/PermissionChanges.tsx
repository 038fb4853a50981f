import { Stack, StackItem, Title } from '@patternfly/react-core';
import type { PermissionDelta } from '~/updates/rules/review/permissionDeltas';
import type { LeftBehind } from '~/updates/rules/review/leftBehind';
import { newDangersIn } from '~/updates/rules/review/newDangers';
import { useT } from '~/i18n';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { DangerList, newHeldDangers } from '~/updates/view/plan/DangerList';
import { HolderChange } from './HolderChange';
import { LeftObjects } from './LeftObjects';

/** What an update changes in who may do what: first what is new and deserves attention, then everything that changes. */
export function PermissionChanges({ deltas, left }: Props) {
  const t = useT();
  const dangers = newDangersIn(deltas);
  const changed = deltas.filter((delta) => !isUnchanged(delta));
  const unchanged = deltas.filter(isUnchanged);
  return (
    <Stack hasGutter>
      {dangers.length > 0 && (
        <StackItem>
          <Title headingLevel="h3" size="md" className="operator-hub__plan-heading">
            {t('New, and deserves attention')}
          </Title>
          <DangerList dangers={newHeldDangers(dangers, t)} />
        </StackItem>
      )}
      {changed.length === 0 && (
        <StackItem>
          <Notice isPlain variant="success" title={t('Nobody gets more rights, or loses any')} />
        </StackItem>
      )}
      {changed.map((delta) => (
        <StackItem key={delta.id}>
          <HolderChange delta={delta} />
        </StackItem>
      ))}
      {left.objects.length + left.unknown.length > 0 && (
        <StackItem>
          <LeftObjects
            left={left}
            title={t('Left behind')}
            text={t(
              'The new version no longer brings these, and OLM does not delete them: whoever has rights by them keeps them.',
            )}
          />
        </StackItem>
      )}
      {unchanged.length > 0 && (
        <StackItem>
          <Fold title={t('{{count}} with the same rights as before', { count: unchanged.length })}>
            <Stack hasGutter>
              {unchanged.map((delta) => (
                <StackItem key={delta.id}>
                  <HolderChange delta={delta} />
                </StackItem>
              ))}
            </Stack>
          </Fold>
        </StackItem>
      )}
    </Stack>
  );
}

type Props = {
  readonly deltas: readonly PermissionDelta[];
  /** Roles, bindings and accounts that stay although the new version does not bring them. */
  readonly left: LeftBehind;
};

function isUnchanged(delta: PermissionDelta): boolean {
  return delta.kind === 'compared' && delta.standing === 'same';
}
