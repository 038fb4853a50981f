import { useEffect, useRef } from 'react';
import { Modal as Dialog, type ModalProps } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** PatternFly's dialog, whose button that closes it has a name in English only, and no property for another. */
export function Modal({ children, ...props }: Omit<ModalProps, 'ref'>) {
  const t = useT();
  const inside = useRef<HTMLSpanElement>(null);
  const close = t('Close');
  useEffect(() => {
    inside.current
      ?.closest('[role="dialog"]')
      ?.querySelector('.pf-v6-c-modal-box__close > button')
      ?.setAttribute('aria-label', close);
  }, [close]);
  return (
    <Dialog {...props}>
      <span ref={inside} hidden />
      {children}
    </Dialog>
  );
}
