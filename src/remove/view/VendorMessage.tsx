import { Fragment } from 'react';
import { Notice } from '~/ui/Notice';
import { WebText } from '~/ui/package/Fact';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { linkedText } from '~/remove/rules/uninstallMessage';
import { useT } from '~/i18n';

/** The author's message as plain text with links. */
export function VendorMessage({ operator, message }: Props) {
  const t = useT();
  const { provider, displayName } = operator;
  return (
    <Notice
      variant="info"
      title={t('Message from {{author}}', { author: provider ?? displayName })}
    >
      <p className="operator-hub__uninstall-message">
        {linkedText(message).map(({ text, url }, index) => (
          <Fragment key={`${index} ${text}`}>
            {url === null ? text : <WebText url={url} />}
          </Fragment>
        ))}
      </p>
    </Notice>
  );
}

type Props = { readonly operator: InstalledOperator; readonly message: string };
