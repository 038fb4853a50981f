import { ModalBody, ModalFooter, ModalHeader, Stack, StackItem } from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import { RunButtons } from '~/remove/view/run/RunButtons';
import type { RemovalRuns } from '~/remove/read/useRemovalRuns';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { Focused } from '~/remove/view/Focused';
import { UNINSTALL_TITLE } from '~/remove/view/uninstallTitle';
import { ManyNotices } from './ManyNotices';
import { ManyPart } from './ManyPart';

/** How far the uninstallation of several Operators is: each by itself. */
export function ManyRun({ all, ids, operators, scope, onClose }: Props) {
  const t = useT();
  const count = goingCount(ids, { all, operators });
  const title = all.isOver
    ? t('{{count}} Operator is uninstalled', { count })
    : t('Uninstalling {{count}} Operator', { count });
  const names = new Map([
    ...operators.map(({ id, displayName }) => [id, displayName] as const),
    ...all.runs.map(({ subject }) => [subject.id, subject.title] as const),
  ]);
  return (
    <>
      <ModalHeader labelId={UNINSTALL_TITLE} title={title} />
      <ModalBody tabIndex={0} aria-label={title}>
        <Focused>
          <Stack hasGutter>
            <ManyNotices all={all} />
            <StackItem>
              <ul className="operator-hub__removal-stages" aria-label={t('Operators')}>
                {ids.map((id) => (
                  <ManyPart
                    key={id}
                    id={id}
                    names={names}
                    isListed={operators.some((one) => one.id === id)}
                  />
                ))}
              </ul>
            </StackItem>
          </Stack>
        </Focused>
      </ModalBody>
      <ModalFooter>
        <RunButtons handle={all} onClose={onClose} />
        {all.isOver && (
          <LinkButton variant="link" to={routes.leftovers(scope)}>
            {t('Look for leftovers')}
          </LinkButton>
        )}
      </ModalFooter>
    </>
  );
}

type Props = {
  readonly all: RemovalRuns;
  readonly ids: readonly string[];
  /** Those that are still there. */
  readonly operators: readonly InstalledOperator[];
  readonly scope: NamespaceScope;
  readonly onClose: () => void;
};

/** Also those that were gone before the page was loaded anew; not those that were left out. */
function goingCount(
  ids: Props['ids'],
  { all, operators }: Pick<Props, 'all' | 'operators'>,
): number {
  const isLeftOut = (id: string) =>
    operators.some((one) => one.id === id) && !all.runs.some(({ subject }) => subject.id === id);
  return ids.filter((id) => !isLeftOut(id)).length;
}
