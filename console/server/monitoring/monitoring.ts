/** Replaces the console's proxy to OpenShift's monitoring: queries of one user about one namespace. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listAt, valueAt } from '../../json';
import type { ConsoleUser } from '../options';
import { targetOf } from '../requestTarget';
import { askApi } from './askApi';
import { instantQuery } from './instantQuery';
import { podSeries } from './podSeries';

export const MONITORING_PATH = '/api/prometheus-tenancy/api/v1/query';

type Requested = {
  /** The user of the query. */
  readonly user: ConsoleUser;
  /** As whom pods are looked at: Prometheus sees them whatever the user's rights are. */
  readonly observer: ConsoleUser;
};

/**
 * Answers an instant query. On OpenShift, kube-rbac-proxy protects Prometheus: 400 without a namespace, and 403 (both
 * plain text) without permission to get its pods in metrics.k8s.io.
 */
export async function answerQuery(
  request: IncomingMessage,
  response: ServerResponse,
  { user, observer }: Requested,
): Promise<void> {
  const { searchParams } = targetOf(request);
  const namespace = searchParams.get('namespace') ?? '';
  if (namespace === '') {
    sendText(response, 400, 'Bad Request. The request or configuration is malformed.');
    return;
  }
  if (!(await mayRead(user, namespace))) {
    sendText(response, 403, `Forbidden (user=${user.user}, verb=get, resource=pods, subresource=)`);
    return;
  }
  const path = `/api/v1/namespaces/${encodeURIComponent(namespace)}/pods`;
  const pods = listAt(await askApi(observer.api, { method: 'GET', path }), 'items');
  const { code, body } = instantQuery(searchParams.get('query') ?? '', podSeries(pods), Date.now());
  response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function mayRead({ api }: ConsoleUser, namespace: string): Promise<boolean> {
  const resourceAttributes = { verb: 'get', group: 'metrics.k8s.io', resource: 'pods', namespace };
  const review = await askApi(api, {
    method: 'POST',
    path: '/apis/authorization.k8s.io/v1/selfsubjectaccessreviews',
    body: {
      apiVersion: 'authorization.k8s.io/v1',
      kind: 'SelfSubjectAccessReview',
      spec: { resourceAttributes },
    },
  });
  return valueAt(review, 'status', 'allowed') === true;
}

function sendText(response: ServerResponse, code: number, text: string): void {
  response.writeHead(code, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
