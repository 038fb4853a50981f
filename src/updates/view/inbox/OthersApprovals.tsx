import { BegunByOtherNotice } from '~/ui/BegunByOtherNotice';
import { useOthersApprovals } from '~/updates/read/approvalRunStore';
import { useT } from '~/i18n';
import { stoppedTitle } from '~/updates/view/approvals/RunNotice';

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
