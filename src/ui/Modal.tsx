import { Modal as Dialog, type ModalProps } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** PatternFly's dialog with a translated name for the close button, for which PatternFly has no property. */
export function Modal({ children, ...props }: Omit<ModalProps, 'ref'>) {
  const t = useT();
  const close = t('Close');
  // PatternFly mounts the content later than this component, so only the ref of an element in it tells when.
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
