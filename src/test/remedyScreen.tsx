/** A remedy of the Operator page, for tests of its dialog and requests. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { Remedy } from '~/olm/diagnosis/remedy';
import { RemedyButton } from '~/operator/view/remedies/RemedyDialog';
import { DialogProvider } from '~/ui/DialogProvider';
import { answering, requests } from './consoleSdk';
import { someDetails } from './operatorBuilders';
import { renderAt } from './render';

/** A cluster that accepts every change and grants all permissions except those for the given resources. */
export function aCluster({ forbidden = [] }: { readonly forbidden?: readonly string[] } = {}) {
  answering(({ url, body }) => {
    if (!url.endsWith('/selfsubjectaccessreviews')) return undefined;
    const requested = JSON.stringify(body);
    return { status: { allowed: !forbidden.some((name) => requested.includes(`"${name}"`)) } };
  });
  answering(({ method }) => (method === 'GET' ? undefined : {}));
}

/** Opens the dialog of a remedy. */
export async function openRemedy(remedy: Remedy, facts: Partial<OperatorFacts> = {}) {
  renderAt(
    '/',
    <DialogProvider>
      <RemedyButton remedy={remedy} details={someDetails(facts)} />
    </DialogProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  return within(await screen.findByRole('dialog'));
}

export type Dialog = Awaited<ReturnType<typeof openRemedy>>;

export async function press(dialog: Dialog, name: string) {
  const button = await dialog.findByRole('button', { name });
  await userEvent.click(button);
}

/** The requested changes without dry runs: method, end of the URL, and patch. */
export function changes(): readonly unknown[] {
  return requests()
    .filter(({ method, url }) => method !== 'GET' && !isQuestion(url))
    .map(({ method, url, body }) => {
      const path = url.replace(/^.*\/namespaces\//, '').replace(/^\/api\/kubernetes\//, '');
      return method === 'DELETE' ? `${method} ${path}` : [`${method} ${path}`, body];
    });
}

function isQuestion(url: string): boolean {
  return url.includes('dryRun=All') || url.endsWith('/selfsubjectaccessreviews');
}
