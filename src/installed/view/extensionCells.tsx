import { Label } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { homeOf } from '~/installed/rules/installedList';
import type { ExtensionFacts, InstalledOperator } from '~/olm/installed/installedOperator';
import { aimText } from '~/ui/approvalText';

/** The label of extensions of OLM v1. */
export function OlmLabel({ operator: { extension } }: { readonly operator: InstalledOperator }) {
  const t = useT();
  return (
    extension !== undefined && (
      <Label isCompact variant="outline">
        {t('OLM v1')}
      </Label>
    )
  );
}

/** The namespace of an Operator. An extension of OLM v1 is cluster-scoped, wherever its pods are. */
export function Home({ row }: { readonly row: InstalledOperator }) {
  const t = useT();
  const home = homeOf(row);
  return (
    <>
      <span title={home ?? undefined}>{home ?? '–'}</span>
      {row.extension !== undefined && (
        <span>
          <Label isCompact variant="outline">
            {t('Cluster-wide')}
          </Label>
        </span>
      )}
    </>
  );
}

/** Without channels, any channel is allowed. */
export function ExtensionChannel({ channel, aim }: ChannelProps) {
  const t = useT();
  return (
    <div className="operator-hub__installed-lines">
      <span title={channel ?? undefined}>{channel ?? t('Any')}</span>
      <span className="operator-hub__installed-second">{aimText(aim, t)}</span>
    </div>
  );
}

type ChannelProps = { readonly channel: string | null; readonly aim: ExtensionFacts['aim'] };
