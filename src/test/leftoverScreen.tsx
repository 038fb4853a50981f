/** The Leftovers page of a cluster with the given lists, with a simulated width of 1600 pixels. */
import { screen, within } from '@testing-library/react';
import LeftoversPage from '~/remove/view/leftovers/LeftoversPage';
import { patterns } from '~/routes';
import { layOutWithin } from './cardGrid';
import { answering, requests } from './consoleSdk';
import { renderAt } from './render';

/** Lists by the plural of their kind; others are empty. */
export type Lists = Readonly<Record<string, readonly object[]>>;

type Requested = { readonly verb?: string; readonly resource?: string };

/** @param isAllowed whether the user has the permission in an access review */
export function aClusterOf(
  lists: Lists,
  isAllowed: (requested: Requested) => boolean = () => true,
): void {
  layOutWithin(1600);
  answering(({ method, url, body }) => {
    if (url.endsWith('selfsubjectaccessreviews')) {
      const review: { spec?: { resourceAttributes?: Requested } } = JSON.parse(
        JSON.stringify(body),
      );
      return { status: { allowed: isAllowed(review.spec?.resourceAttributes ?? {}) } };
    }
    if (method !== 'GET') return {};
    const [path = ''] = url.split('?');
    const last = path.split('/').at(-1) ?? '';
    const object = Object.values(lists)
      .flat()
      .find((one) => nameOf(one) === last);
    return object ?? { items: lists[last] ?? [] };
  });
}

function nameOf(object: object): string | undefined {
  const { metadata }: { metadata?: { name?: string } } = object;
  return metadata?.name;
}

export function openLeftovers(query = '', scope = 'all-namespaces') {
  return renderAt(
    `/operator-hub-installed/${scope}/~leftovers${query}`,
    <LeftoversPage />,
    patterns.leftovers,
  );
}

/** Waits for the rows, and returns their names. */
export async function foundLeftovers(): Promise<readonly (string | undefined)[]> {
  const rows = await screen.findAllByTestId('leftover');
  return rows.map((row) => row.dataset['name']);
}

export async function inDialog() {
  return within(await screen.findByRole('dialog'));
}

/** The deletions and changes so far: method and end of the URL. */
export function writes(): readonly string[] {
  return requests()
    .filter(({ method, url }) => method !== 'GET' && !url.includes('selfsubjectaccessreviews'))
    .map(
      ({ method, url }) => `${method} ${url.split('?')[0]?.split('/').slice(-2).join('/') ?? ''}`,
    );
}
