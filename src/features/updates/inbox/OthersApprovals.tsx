import { BegunByOtherNotice } from '~/components/BegunByOtherNotice';
import { useOthersApprovals } from '~/data/updates/approvalRunStore';
import { useT } from '~/i18n';
import { stoppedTitle } from '../approvals/RunNotice';

/** Approvals that somebody else began in this tab: they wait, and are not gone on with here. */
export function OthersApprovals() {
  const t = useT();
  const others = useOthersApprovals();
  return others.map(({ by, what }) => (
    <BegunByOtherNotice
      key={JSON.stringify(by)}
      className="operator-hub__inbox-notice"
      title={stoppedTitle(what, t)}
      by={by}
    />
  ));
}
