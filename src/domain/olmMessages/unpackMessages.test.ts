import { describe, it } from 'vitest';
import { subscriptionModel } from '~/models/subscription';
import { type MessageCase, expectMeaning } from '~/test/olmMessages';

describe('a Subscription whose bundle is not unpacked', () => {
  it.for<MessageCase>([
    [
      'bundle-image-pull',
      'Bundle image pull failed. Common causes: Missing ICSP (ppc64le/s390x/arm64), auth failure, invalid image.',
      {},
      [],
      'UnpackingInProgress',
    ],
    [
      'bundle-image-pull',
      'unpack job not completed: Unpack pod(market/abc) container(pull) is pending. Reason: ErrImagePull, Message: no such host',
    ],
    [
      'unpack-deadline',
      'bundle unpacking failed. Reason: DeadlineExceeded, and Message: Job was active longer than specified deadline',
      {},
      [],
      'BundleUnpackFailed',
    ],
    [
      'unpack-job-failed',
      'bundle unpacking failed. Reason: BackoffLimitExceeded, and Message: Job has reached the specified backoff limit',
      {},
      [],
      'BundleUnpackFailed',
    ],
    [
      'unpack-pod-pending',
      'unpack job not completed: Unpack pod(market/abc) container(pull) is pending. Reason: CreateContainerError',
      { pod: 'market/abc' },
    ],
    ['plan-not-created', 'error ensuring InstallPlan: denied', {}, [], 'EnsureInstallPlanFailed'],
    ['unpack-error', 'bundle is empty', {}, [], 'ErrorPreventedUnpacking'],
  ])('%s: %s', (row) => {
    expectMeaning(subscriptionModel, row);
  });
});
