/** Every dialog in the pseudo language, whose texts are marked and 40 % longer. */
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { openLeftovers } from '../fixtures/leftovers';
import { REMEDIES } from '../fixtures/accessibleRemedies';
import { BUSY, LEFTOVERS, SOURCES, UPDATES } from '../fixtures/accessiblePages';
import { expectTranslated, usePseudoLanguage, collectData } from '../fixtures/pseudo';
import { type Opener, openDialog, type CheckedPage } from '../fixtures/checkedPages';
import { expectConnection } from '../fixtures/sources';
import { goWithin } from '../fixtures/within';

onlyLocally('it knows what is in the demo packages');

test.describe('dialogs are translated and fit:', () => {
  test.describe.configure({ timeout: 240_000 });

  test.describe(() => {
    test.use({ state: 'busy' });
    test('a busy cluster', ({ hub }) => openDialogs(hub, BUSY));
  });

  test.describe(() => {
    test.use({ state: 'updates', situations: ['wants-every-secret'] });
    test('updates', ({ hub }) => openDialogs(hub, UPDATES));
  });

  test.describe(() => {
    test.use({ state: 'leftovers', situations: ['version-without-subscription'] });
    test('leftovers', async ({ hub }) => {
      // The page scans once, so the leftovers must exist before.
      await openLeftovers(hub, ['drift-nets.v1.0.0']);
      await openDialogs(hub, LEFTOVERS);
    });
  });

  test.describe(() => {
    test.use({ state: 'sources', situations: ['boathouse-pinned', 'misspelt'] });
    test('catalog sources', async ({ hub }) => {
      await expectConnection(hub, 'misspelt', 'TRANSIENT_FAILURE');
      await openDialogs(hub, SOURCES);
    });
  });

  test.describe(() => {
    test.use({ state: 'troubles' });
    test('remedies', ({ hub }) => openDialogs(hub, REMEDIES));
  });
});

async function openDialogs(hub: Hub, checkedPages: readonly CheckedPage[]): Promise<void> {
  const { page } = hub;
  const data = collectData(page);
  await usePseudoLanguage(page, 'legibly');
  await hub.open(checkedPages[0]?.path ?? '');
  for (const { path, follow, opens = [] } of checkedPages) {
    if (opens.length > 0) await goWithin(page, path);
    if (follow !== undefined) {
      await page
        .getByRole('link', { name: within(follow) })
        .first()
        .click();
    }
    for (const opener of opens) {
      await test.step(opener.of, async () => {
        const { dialog } = await openDialog(page, marked(opener));
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(dialog).toContainText('⟧');
        await expectTranslated(page, data, opener.of);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
    }
  }
  // Names that contain another text are marked twice by the pseudo language, which is not an error of the page.
  await page.goto('about:blank');
}

/** Names are inside the marks of the pseudo language. */
function marked({ of, named, press, menu, choose }: Opener): Opener {
  return {
    of,
    named: within(named),
    press: within(press),
    ...(menu === undefined ? {} : { menu: within(menu) }),
    ...(choose === undefined ? {} : { choose: within(choose) }),
  };
}

function within(name: string | RegExp): string | RegExp {
  if (typeof name === 'string') return name;
  return new RegExp(name.source.replace(/^\^/, '').replace(/\$$/, ''), name.flags);
}
