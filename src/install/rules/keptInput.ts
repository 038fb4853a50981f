import { jsonIn, listIn, recordIn } from '~/kube/json';
import { EMPTY_DRAFT } from '~/config/rules/draft';
import { parseDraft, storedDraft } from '~/config/rules/storedDraft';
import { choicesIn, withChoice } from './choicesInUrl';
import type { InstallChoices } from './form';
import { hasTypedInput } from './typedInput';

/** What a form holds that nothing was installed with yet, so that it can be filled in again. */
export type KeptInput = {
  /** What the URL said, in one order. */
  readonly query: string;
  /** The choices that do not go into the URL, without credentials. */
  readonly choices: InstallChoices;
};

/** Whether taking it up again gives back more than the choices that a link can name. */
export function hasKeptText({ choices }: KeptInput): boolean {
  const { config = EMPTY_DRAFT, serviceAccount = '' } = choices;
  return hasTypedInput({ config, serviceAccount, credentials: {} });
}

/** The part of a URL's query that names choices, in one order. */
export function listedQuery(query: URLSearchParams): string {
  return withChoice(new URLSearchParams(), choicesIn(query)).toString();
}

/**
 * The input as a text to be written down; `null` when there is none. Credentials are left out: the next person at this tab
 * is not to find them. The settings, which end up in a Subscription that many may read, are no place for secrets.
 */
export function keptText({ query, choices }: KeptInput): string | null {
  const { config, serviceAccount, upgradeStrategy, monitoring, consolePlugins } = choices;
  const kept = { serviceAccount, upgradeStrategy, monitoring, consolePlugins };
  const settings = config === undefined ? undefined : storedDraft(config);
  const isEmpty = Object.values({ ...kept, settings }).every((value) => value === undefined);
  return isEmpty ? null : JSON.stringify({ query, settings, ...kept });
}

/** Reads what was written down; `null` when it is no such text. A field of another type is left out. */
export function parseKeptInput(text: string | null): KeptInput | null {
  const stored = recordIn(jsonIn(text ?? undefined));
  const { query, serviceAccount, upgradeStrategy, monitoring, consolePlugins } = stored;
  if (typeof query !== 'string') return null;
  const config = parseDraft(stored['settings']);
  const strategy = STRATEGIES.find((one) => one === upgradeStrategy);
  const plugins = listIn(consolePlugins).filter((one) => typeof one === 'string');
  return {
    query: listedQuery(new URLSearchParams(query)),
    choices: {
      ...(config === null ? {} : { config }),
      ...(typeof serviceAccount === 'string' ? { serviceAccount } : {}),
      ...(strategy === undefined ? {} : { upgradeStrategy: strategy }),
      ...(typeof monitoring === 'boolean' ? { monitoring } : {}),
      ...(Array.isArray(consolePlugins) ? { consolePlugins: plugins } : {}),
    },
  };
}

const STRATEGIES = ['Default', 'TechPreviewUnsafeFailForward'] as const;
