import { ModalBody, ModalFooter, ModalHeader, Stack, StackItem } from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import { Notice } from '~/ui/Notice';
import { RemovalButtons } from '~/remove/view/run/RemovalButtons';
import { RemovalProgress } from '~/remove/view/run/RemovalProgress';
import type { RemovalRunControl } from '~/remove/rules/run/removalControl';
import type { RemovalRun } from '~/remove/rules/run/removalRun';
import type { Remains } from '~/remove/rules/remains';
import { type Translate, useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { Focused } from './Focused';
import { RemainsList } from './RemainsList';
import { UNINSTALL_TITLE } from './uninstallTitle';

/** How far an uninstallation is, and in the end what is left. */
export function UninstallRun({ control, remains, scope, onClose }: Props) {
  const t = useT();
  const { run } = control;
  const title = titleOf(run, t);
  return (
    <>
      <ModalHeader labelId={UNINSTALL_TITLE} title={title} />
      <ModalBody tabIndex={0} aria-label={title}>
        <Focused>
          <Stack hasGutter>
            {run.isOver && <Outcome run={run} />}
            <StackItem>
              <RemovalProgress control={control} />
            </StackItem>
            {run.isOver && remains !== null && (
              <StackItem>
                <RemainsList remains={remains} areKnown />
              </StackItem>
            )}
          </Stack>
        </Focused>
      </ModalBody>
      <ModalFooter>
        <RemovalButtons control={control} onClose={onClose} />
        {run.isOver && (
          <LinkButton variant="link" to={routes.leftovers(scope)}>
            {t('Look for leftovers')}
          </LinkButton>
        )}
      </ModalFooter>
    </>
  );
}

type Props = {
  readonly control: RemovalRunControl;
  /** What was to be left; `null`: that is not known any more. */
  readonly remains: Remains | null;
  readonly scope: NamespaceScope;
  readonly onClose: () => void;
};

function titleOf({ subject, isOver }: RemovalRun, t: Translate): string {
  return isOver
    ? t('{{name}} is uninstalled', { name: subject.title })
    : t('Uninstalling {{name}}', { name: subject.title });
}

function Outcome({ run }: { readonly run: RemovalRun }) {
  const t = useT();
  const skipped = run.items.filter(({ state }) => state.kind === 'skipped').length;
  const name = run.subject.title;
  return skipped === 0 ? (
    <Notice variant="success" isLiveRegion title={t('Everything that was chosen is gone')} />
  ) : (
    <Notice
      variant="warning"
      isLiveRegion
      title={t('{{count}} step was skipped', { count: skipped })}
    >
      {t('What was skipped of {{name}} may still be there.', { name })}
    </Notice>
  );
}
