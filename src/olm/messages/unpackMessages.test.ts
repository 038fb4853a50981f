import { describe, it } from 'vitest';
import { subscriptionModel } from '~/kube/models/subscription';
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
      'unpack job not completed: Unpack pod(market/abc) container(pull) is pending. Reason: ErrImagePull, Message: ',
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
    [
      'registry-unreachable',
      'unpack job not completed: Unpack pod(market/abc) container(pull) is pending. Reason: ErrImagePull, Message: pinging container registry quay.example.com: dial tcp: lookup quay.example.com: no such host',
    ],
    [
      'registry-unauthorized',
      'Reason: ErrImagePull, Message: reading manifest v1 in quay.example.com/a/b: unauthorized: access to the requested resource is not authorized',
    ],
    [
      'registry-image-missing',
      'Reason: ErrImagePull, Message: reading manifest v1 in quay.example.com/a/b: manifest unknown',
    ],
    [
      'registry-limit',
      'Reason: ErrImagePull, Message: toomanyrequests: You have reached your pull rate limit',
    ],
    [
      'registry-certificate',
      'Reason: ErrImagePull, Message: pinging container registry quay.example.com: x509: certificate signed by unknown authority',
      { detail: 'certificate signed by unknown authority' },
    ],
    ['plan-not-created', 'error ensuring InstallPlan: denied', {}, [], 'EnsureInstallPlanFailed'],
    ['unpack-error', 'bundle is empty', {}, [], 'ErrorPreventedUnpacking'],
  ])('%s: %s', (row) => {
    expectMeaning(subscriptionModel, row);
  });
});
