/** `exec` of a kubeconfig's user: a command that prints credentials. Rules: KEP-541, client-go's exec plugin. */
import { dirname, resolve, sep } from 'node:path';
import { flagIn, invalid, itemsIn, neededText, type Place, textIn, textsIn, under } from './place';

export type ExecPlugin = {
  readonly apiVersion: string;
  /** Absolute, or a name to be found on the PATH. */
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly needsCluster: boolean;
  readonly interactive: InteractiveMode;
  readonly installHint?: string;
};

type InteractiveMode = 'Never' | 'IfAvailable' | 'Always';

const GROUP = 'client.authentication.k8s.io';
const VERSIONS = [`${GROUP}/v1`, `${GROUP}/v1beta1`];

/** @throws KubeconfigError */
export function readExecPlugin(place: Place): ExecPlugin {
  const apiVersion = neededText(place, 'apiVersion');
  if (!VERSIONS.includes(apiVersion)) {
    throw invalid(
      under(place, 'apiVersion'),
      `is ${apiVersion}; it must be ${VERSIONS.join(' or ')}`,
    );
  }
  const installHint = textIn(place, 'installHint');
  return {
    apiVersion,
    command: commandOf(place),
    args: textsIn(place, 'args'),
    env: Object.fromEntries(
      itemsIn(place, 'env').map((item) => [neededText(item, 'name'), textIn(item, 'value') ?? '']),
    ),
    needsCluster: flagIn(place, 'provideClusterInfo'),
    interactive: interactiveMode(place, apiVersion),
    ...(installHint === undefined ? {} : { installHint: installHint.trim() }),
  };
}

/** With a slash it is a path relative to the kubeconfig, without one it is looked up. */
function commandOf(place: Place): string {
  const command = neededText(place, 'command');
  return command.includes(sep) ? resolve(dirname(place.file), command) : command;
}

function interactiveMode(place: Place, apiVersion: string): InteractiveMode {
  const mode = textIn(place, 'interactiveMode');
  switch (mode) {
    case 'Never':
    case 'IfAvailable':
    case 'Always':
      return mode;
    case undefined:
      if (apiVersion.endsWith('/v1')) {
        throw invalid(under(place, 'interactiveMode'), `is missing; ${apiVersion} needs it`);
      }
      return 'IfAvailable';
    default:
      throw invalid(
        under(place, 'interactiveMode'),
        `is ${mode}; it must be Never, IfAvailable or Always`,
      );
  }
}
