/** Faults that simulate responses of admission webhooks: after authorization, before the write. */
import { failure, webhookFailed } from '../failures';
import type { Matched } from './fault';
import type { FaultSwitches } from './switches';

const WRITES: readonly string[] = ['create', 'update', 'patch', 'delete', 'deletecollection'];

/** @throws ApiError with the message of kube-apiserver (`k8s.io/apiserver/pkg/admission/plugin/webhook`) */
export function strikeAdmission(faults: FaultSwitches, request: Matched): void {
  const [refused] = faults.strike('refused', request);
  if (refused !== undefined) {
    throw failure(refused.code, refused.reason, refused);
  }
  // Webhooks are called only for writes, including dry runs.
  if (!WRITES.includes(request.verb)) return;
  const [denied] = faults.strike('admission-denied', request);
  if (denied !== undefined) {
    const { webhook, code, message } = denied;
    const start = `admission webhook "${webhook}" denied the request`;
    throw failure(code, code === 403 ? 'Forbidden' : '', {
      message: message === '' ? `${start} without explanation` : `${start}: ${message}`,
    });
  }
  const [failed] = faults.strike('webhook-failed', request);
  if (failed !== undefined) throw webhookFailed(failed.webhook, failed.message);
}
