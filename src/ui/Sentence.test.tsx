import { render } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { ElementList, Sentence } from './Sentence';

describe('a sentence with elements', () => {
  it.each([
    ['<name/> is gone', '<p><bdi><b>quill</b></bdi> is gone</p>'],
    ['gone is <name/>', '<p>gone is <bdi><b>quill</b></bdi></p>'],
    [
      '<name/> replaces <other/>: 1 < 2',
      '<p><bdi><b>quill</b></bdi> replaces <bdi><i>reed</i></bdi>: 1 &lt; 2</p>',
    ],
    ['<toString/> stays text', '<p>&lt;toString/&gt; stays text</p>'],
    ['without any', '<p>without any</p>'],
  ])('%s', (text, html) => {
    const { container } = render(
      <p>
        <Sentence text={text} parts={{ name: <b>quill</b>, other: <i>reed</i> }} />
      </p>,
    );
    expect(container.innerHTML).toBe(html);
  });
});

describe('elements as a list', () => {
  afterEach(async () => {
    await i18next.changeLanguage('en');
  });

  it.each([
    ['en', 'a, b, c'],
    ['es', 'a, b y c'],
    ['ja', 'a、b、c'],
  ])('in %s', async (language, text) => {
    await i18next.changeLanguage(language);
    const { container } = render(<ElementList elements={['a', 'b', 'c']} />);
    expect(container.textContent).toBe(text);
  });
});
