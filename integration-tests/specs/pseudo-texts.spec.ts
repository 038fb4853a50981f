import { test, onlyLocally } from '../fixtures/hub';
import { whatIsTold, speakPseudo, untranslated, overflowing } from '../fixtures/pseudo';

onlyLocally('it');
for (const [state, paths] of [
  [
    'busy',
    [
      'all-namespaces/overview',
      'all-namespaces/catalog',
      'all-namespaces/catalog?view=table',
      'all-namespaces/installed',
      'all-namespaces/updates',
      'all-namespaces/sources',
      'all-namespaces/sources/~new',
      '>installed/',
      '>sources/',
      '>catalog/',
    ],
  ],
  ['updates', ['all-namespaces/updates', '>updates?plan', '>installed/']],
  ['sources', ['all-namespaces/sources', '>sources/']],
  ['leftovers', ['all-namespaces/leftovers', 'all-namespaces/installed']],
  ['troubles', ['all-namespaces/installed', '>installed/']],
] as const) {
  test.describe(state, () => {
    test.use({ state });
    test.setTimeout(400_000);
    test('explore ' + state, async ({ page, hub }) => {
      const told = whatIsTold(page);
      await speakPseudo(page);
      let links: string[] = [];
      const seen = new Set<string>();
      const report = async (p: string) => {
        const left = await untranslated(page, told);
        const cut = [];
        for (const width of [800, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.waitForTimeout(300);
          cut.push(...(await overflowing(page)).map((o) => [width, o.text, o.where]));
        }
        const news = left.filter((l) => !seen.has(l.text));
        news.forEach((l) => seen.add(l.text));
        const nc = cut.filter((l) => !seen.has(String(l[2])));
        nc.forEach((l) => seen.add(String(l[2])));
        console.log(
          'PAGE',
          p,
          JSON.stringify([
            ...news.map((l) => [l.text.slice(0, 80), l.where.slice(0, 60)]),
            ...nc,
          ]).replaceAll('],[', '],\n ['),
        );
        links.push(
          ...(await page
            .locator('main a[href]')
            .evaluateAll((as) => as.map((a) => a.getAttribute('href')!))),
        );
        links.push(
          ...(await page
            .locator('[role=tab]')
            .evaluateAll((as) => as.map((a) => a.getAttribute('href')!).filter(Boolean))),
        );
      };
      for (const p of paths) {
        const targets = p.startsWith('>')
          ? [
              ...new Set(
                links.filter((l) => l.includes(p.slice(1)) && l.startsWith('/operator-hub')),
              ),
            ].slice(0, 9)
          : ['/operator-hub/' + p];
        for (const target of targets) {
          await hub.open(target);
          await page.waitForTimeout(3000);
          await report(target);
        }
      }
    });
  });
}
