import { useEffect, useState } from 'react';
import { compareClocks, serverNow } from '~/kube/serverClock';
import { PATIENCE } from '~/olm/status/statuses';

/**
 * The server's time from which a missing report is significant, in milliseconds since 1970; `null` before. Read once.
 * @param since the start of the wait, as a timestamp; `null`: none
 * @param patience milliseconds
 */
export function useReportDeadline(since: string | null, patience = PATIENCE): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waiting = { isOver: false };
    void compareClocks().then(() => {
      if (waiting.isOver) return;
      const wait = Date.parse(since) + patience + 1 - serverNow();
      timer = setTimeout(
        () => {
          setNow(serverNow());
        },
        Math.max(0, wait),
      );
    });
    return () => {
      waiting.isOver = true;
      clearTimeout(timer);
    };
  }, [since, patience]);
  return since === null ? null : now;
}
