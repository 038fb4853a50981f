import { useT } from '~/i18n';
import { WebText } from '~/ui/package/Fact';

/** BR-013: what a community Operator is. */
export function CommunityText() {
  const t = useT();
  return (
    <>
      {t(
        'Community Operators have not been vetted or verified by Red Hat. Use them with caution, because their stability is unknown.',
      )}{' '}
      <WebText
        url="https://access.redhat.com/third-party-software-support"
        text={t('Red Hat third-party software support policy')}
      />
    </>
  );
}
