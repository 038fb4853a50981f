/** The console before a cluster of a kubeconfig; for tests. */
import { WebSocket } from 'ws';
import { startTestConsole, type TestConsole } from '../server/testConsole';
import { connectTo } from './probe';
import { consoleUser } from './consoleUser';
import { readTarget } from './target';

export async function startRemoteTest(kubeconfig: string): Promise<TestConsole> {
  const target = await readTarget(kubeconfig);
  return startTestConsole([consoleUser(target, await connectTo(target))]);
}

/** Opens a WebSocket as a page of the console does; its first message, or the status of a refusal. */
export function firstMessage({ url }: TestConsole, path: string): Promise<string> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/kubernetes${path}`, {
    origin: url,
  });
  return new Promise((resolve, reject) => {
    socket.on('message', (data) => {
      resolve(Buffer.isBuffer(data) ? data.toString() : '');
      socket.terminate();
    });
    socket.on('unexpected-response', (_, { statusCode }) => {
      resolve(String(statusCode));
    });
    socket.on('error', reject);
  });
}
