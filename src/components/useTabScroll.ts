import { useT } from '~/i18n';

/** Names of the buttons by which tabs that do not fit are scrolled. */
export function useTabScroll() {
  const t = useT();
  return { backScrollAriaLabel: t('Scroll back'), forwardScrollAriaLabel: t('Scroll forward') };
}
