/**
 * The console for a Kubernetes without one: in a pod, or before the cluster of a kubeconfig. It has no rights
 * there; people log in with a token of theirs.
 */
import { parseStandaloneOptions } from './options';
import { startStandalone } from './standalone';

const options = parseStandaloneOptions(process.argv.slice(2), process.env);
if (options.kind === 'refused') {
  fail(`${options.message}\nThe options are in deploy/README.md.`, 2);
} else {
  const running = await startStandalone(options).catch((error: unknown) => {
    fail(error instanceof Error ? error.message : String(error), 1);
  });
  if (running !== undefined) {
    if (options.sessionKey === undefined) {
      console.warn(
        'Without --session-key, sessions end with this process, and other replicas do not accept them.',
      );
    }
    if (options.tls === undefined) {
      console.warn('Without --tls browsers must come through a proxy that speaks TLS.');
    }
    console.log(`Operator Hub: ${running.url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        void running.stop().then(() => process.exit(0));
      });
    }
  }
}

function fail(message: string, code: number): undefined {
  console.error(message);
  process.exitCode = code;
}
