import { parseArgs } from 'node:util';

export type Options = {
  readonly kind: 'options';
  /** Paths of file-based catalogs; none: the demo's own. */
  readonly catalogs: readonly string[];
  readonly state: 'empty' | 'busy';
  /** Milliseconds. */
  readonly latency: number;
  /** 0: any free port. */
  readonly port: number;
  readonly skipBuild: boolean;
};

export type Refused = { readonly kind: 'refused'; readonly message: string };

/** The options of `npm run demo` and `npm run cluster`; what cannot be understood is refused with a sentence. */
export function parseOptions(words: readonly string[]): Options | Refused {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        catalog: { type: 'string', multiple: true, default: [] },
        state: { type: 'string', default: 'busy' },
        latency: { type: 'string', default: '0' },
        port: { type: 'string', default: '0' },
        'skip-build': { type: 'boolean', default: false },
      },
    });
    return checked({
      catalogs: values.catalog,
      state: values.state,
      latency: Number(values.latency),
      port: Number(values.port),
      skipBuild: values['skip-build'],
    });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

type Given = Omit<Options, 'kind' | 'state'> & { readonly state: string };

function checked({ state, ...given }: Given): Options | Refused {
  if (state !== 'empty' && state !== 'busy') {
    return refused(`--state is empty or busy, not ${JSON.stringify(state)}`);
  }
  if (!Number.isInteger(given.port) || given.port < 0 || given.port > 65_535) {
    return refused('--port is a whole number from 0 (any free port) to 65535');
  }
  if (!Number.isFinite(given.latency) || given.latency < 0) {
    return refused('--latency is a number of milliseconds');
  }
  return { kind: 'options', state, ...given };
}

function refused(message: string): Refused {
  return { kind: 'refused', message };
}
