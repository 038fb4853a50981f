import { AlertActionLink } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { RemovalRunControl } from '~/remove/rules/run/removalControl';
import { leftIn } from '~/remove/rules/run/removalProgress';
import { useT } from '~/i18n';

/** A clean-up that this tab began: how far it is, and the way back to it. */
export function CleanUpNotice({ control, onShow }: Props) {
  const t = useT();
  const { run } = control;
  const left = leftIn(run);
  return (
    <Notice
      variant={run.isOver ? 'success' : 'info'}
      className="operator-hub__leftovers-run"
      title={
        run.isOver
          ? t('The clean-up is over')
          : t('A clean-up is not through: {{count}} step left', { count: left })
      }
      actionLinks={
        <>
          <AlertActionLink onClick={onShow}>{t('Show the clean-up')}</AlertActionLink>
          {run.isOver && <AlertActionLink onClick={control.close}>{t('Close')}</AlertActionLink>}
        </>
      }
    />
  );
}

type Props = { readonly control: RemovalRunControl; readonly onShow: () => void };
