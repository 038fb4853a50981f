import { Modal as Dialog, type ModalProps } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** PatternFly's dialog, whose button that closes it has a name in English only, and no property for another. */
export function Modal({ children, ...props }: Omit<ModalProps, 'ref'>) {
  const t = useT();
  const close = t('Close');
  // PatternFly mounts its content later than this component: only the ref of what is in it tells when.
  const nameButton = (inside: HTMLSpanElement | null) => {
    inside
      ?.closest('[role="dialog"]')
      ?.querySelector('.pf-v6-c-modal-box__close > button')
      ?.setAttribute('aria-label', close);
  };
  return (
    <Dialog {...props}>
      <span ref={nameButton} hidden />
      {children}
    </Dialog>
  );
}
