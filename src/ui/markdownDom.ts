/** Removes links and images of sanitized HTML that are not allowed, and keeps their text. */
export function madeHarmless(root: Element): void {
  for (const image of root.querySelectorAll('img')) {
    const isData = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i.test(
      image.getAttribute('src') ?? '',
    );
    if (isData) image.alt = image.getAttribute('alt') ?? '';
    else image.replaceWith(image.alt);
  }
  for (const link of root.querySelectorAll('a')) {
    const isAllowed = /^(?:https|mailto):/i.test(link.getAttribute('href') ?? '');
    if (!isAllowed || nameOf(link) === '') {
      link.replaceWith(...link.childNodes);
    } else {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
    }
  }
}

/** Makes headings subheadings of the page's section without gaps, and scrollable elements focusable. */
export function madeAccessible(root: Element): void {
  let last = SECTION;
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    if (heading.textContent.trim() === '') {
      heading.remove();
      continue;
    }
    const wanted = Number(heading.tagName.slice(1)) + SECTION;
    last = Math.min(wanted, last + 1, LOWEST);
    heading.replaceWith(renamed(heading, `h${last}`));
  }
  for (const block of root.querySelectorAll('pre, table')) block.setAttribute('tabindex', '0');
}

/** Adds a copy button to each code block (OD-007). */
export function withCopyButtons(root: Element, label: string): void {
  for (const block of root.querySelectorAll('pre')) {
    const { ownerDocument: page } = block;
    const frame = page.createElement('div');
    frame.className = 'operator-hub__markdown-code';
    const button = page.createElement('button');
    button.type = 'button';
    button.className = 'operator-hub__markdown-copy';
    // Its text changes to "Copied".
    button.setAttribute('aria-live', 'polite');
    button.textContent = label;
    block.replaceWith(frame);
    frame.append(button, block);
  }
}

/** The level of the heading above the text. */
const SECTION = 2;
const LOWEST = 6;

function nameOf(link: Element): string {
  const images = [...link.querySelectorAll('img')].map((image) => image.alt);
  return [link.textContent, ...images].join('').trim();
}

function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  return other;
}
