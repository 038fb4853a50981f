import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MarkdownHtml } from './MarkdownHtml';
import { parsedIn } from './markdownParser';
import { safeHtml } from './markdownSafe';
import { parsedMarkdown } from './parsedMarkdown';

function dom(markdown: string): Element {
  const root = document.createElement('div');
  root.innerHTML = safeHtml(parsedIn(markdown) ?? '', 'Copy');
  return root;
}

describe('forbidden content of a description', () => {
  it.each([
    ['a script', '<script>alert(1)</script>text', 'script'],
    ['a style sheet', '<style>body{display:none}</style>text', 'style'],
    ['a frame', '<iframe src="https://example.com"></iframe>text', 'iframe'],
    ['a form', '<form action="https://example.com"><input name="a"></form>text', 'form, input'],
    ['an image from another server', '![text](https://example.com/pixel.png)', 'img'],
    ['an image from this server', '![text](/api/kubernetes/version)', 'img'],
    ['a script link', '[text](javascript:alert(1))', 'a'],
    ['a link without TLS', '[text](http://example.com)', 'a'],
    ['a link into the console', '<a href="/k8s/cluster/secrets">text</a>', 'a'],
    ['a data link', '[text](data:text/html;base64,PHA+)', 'a'],
    ['an image event', '<img src="data:image/png;base64,AA" onerror="alert(1)">text', '[onerror]'],
    ['an inline style', '<p style="position:fixed">text</p>', '[style]'],
    ['an id', '<p id="root">text</p>', '[id]'],
    ['an embedded SVG with a script', '<svg><script>alert(1)</script></svg>text', 'svg, script'],
  ])('%s', (_, markdown, selector) => {
    const root = dom(markdown);
    expect(root.querySelector(selector)).toBeNull();
    expect(root.textContent).toContain('text');
  });
});

describe('permitted content of a description', () => {
  it.each([
    ['a web link', '[docs](https://example.com/a)', 'https://example.com/a'],
    ['a mail link', '[mail](mailto:a@example.com)', 'mailto:a@example.com'],
  ])('%s, in a new tab without access to this one', (_, markdown, href) => {
    const link = dom(markdown).querySelector('a');
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('images as data URLs', () => {
    const image = dom('![logo](data:image/png;base64,AAAA)').querySelector('img');
    expect(image).toHaveAttribute('alt', 'logo');
  });

  it('task lists as text', () => {
    const items = dom('- [x] backup\n- [ ] restore\n').querySelectorAll('li');
    expect([...items].map(({ textContent }) => textContent.trim())).toEqual([
      '☑ backup',
      '☐ restore',
    ]);
  });

  it('code blocks that the keyboard can scroll (OD-007)', () => {
    expect(dom('```yaml\nkind: Role\n```').querySelector('pre')).toHaveAttribute('tabindex', '0');
  });
});

describe('headings', () => {
  it.each([
    ['start below those of the page', '# A', ['H3']],
    ['have no gaps', '# A\n\n#### B\n\n## C', ['H3', 'H4', 'H4']],
    [
      'have at most six levels',
      '# A\n## B\n### C\n#### D\n##### E\n',
      ['H3', 'H4', 'H5', 'H6', 'H6'],
    ],
    ['are not empty', '# <img src="https://x">\n', []],
  ])('%s', (_, markdown, tags) => {
    const headings = dom(markdown).querySelectorAll('h1, h2, h3, h4, h5, h6');
    expect([...headings].map(({ tagName }) => tagName)).toEqual(tags);
  });
});

describe('malicious Markdown is shown as plain text', () => {
  it.each([
    ['quotes in quotes', '>'.repeat(50_000)],
    ['too long', 'a '.repeat(150_000)],
    ['a table that grows', `|a${'|a'.repeat(99)}|\n${'|-'.repeat(100)}|\n${'|a|\n'.repeat(100)}`],
    ['a table of many cells', `a|b\n-|-\n${'a|b\n'.repeat(5000)}`],
    ['too many lines', '- a\n'.repeat(6000)],
    ['an extremely long address', `https://example.com/${'&amp;'.repeat(30_000)}`],
    ['emphasis that never ends', 'a_'.repeat(30_000)],
    ['brackets that never close', '['.repeat(30_000)],
  ])('%s', async (_, markdown) => {
    const start = process.cpuUsage();
    expect(await parsedMarkdown(markdown)).toBeNull();
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });

  // A text of at most 5,000 characters is parsed on the page's main thread.
  it.each([
    ['emphasis', 'a_'.repeat(2_500)],
    ['other emphasis', '*a'.repeat(2_500)],
    ['brackets', '['.repeat(5_000)],
    ['images', '!['.repeat(2_500)],
    ['code', '`a'.repeat(2_500)],
    ['addresses', `https://example.com/${'&amp;'.repeat(990)}`],
    ['HTML', '<a '.repeat(1_666)],
    ['many long addresses', `https://e.com/${')'.repeat(900)}\n`.repeat(5)],
    ['lists in lists', Array.from({ length: 69 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
  ])('or renders fast: %s', (_, markdown) => {
    expect(markdown.length).toBeLessThanOrEqual(5_000);
    const start = process.cpuUsage();
    dom(markdown);
    // Microseconds. The slowest text takes a quarter of it.
    expect(process.cpuUsage(start).user).toBeLessThan(1_500_000);
  });

  it('with its markup', async () => {
    const markdown = '>'.repeat(50_000);
    const { container } = render(<MarkdownHtml text={markdown} />);
    await waitFor(() => {
      expect(container.textContent).toBe(markdown);
    });
  });

  it('when the worker does not answer in time, which is then stopped', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', SlowWorker);
    const answer = parsedMarkdown('slow '.repeat(2000));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(SlowWorker.stopped).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toBeNull();
    expect(SlowWorker.stopped).toBe(1);
    vi.useRealTimers();
  });
});

/** Answers the first, empty text only. */
class SlowWorker extends EventTarget {
  static stopped = 0;
  postMessage({ id, argumentList: [{ value }] }: Posted): void {
    if (value !== '') return;
    const data = { id, type: 'RAW', value: '' };
    void Promise.resolve().then(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {
    SlowWorker.stopped += 1;
  }
}

type Posted = { readonly id: string; readonly argumentList: readonly [{ readonly value: string }] };

it('copies a block of code', async () => {
  const user = userEvent.setup();
  render(<MarkdownHtml text={'```\noc get pods\n```'} />);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('oc get pods\n');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
});
