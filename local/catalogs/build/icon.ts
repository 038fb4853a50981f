/** A small SVG: a shape in two colors with white lines on it. `lines` is path data on a 24 × 24 grid. */
type IconDraft = {
  readonly shape: keyof typeof SHAPES;
  readonly colors: readonly [from: string, to: string];
  readonly lines: string;
};

export function anIcon({ shape, colors: [from, to], lines }: IconDraft): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    '<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">',
    `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`,
    '</linearGradient></defs>',
    `<path fill="url(#g)" d="${SHAPES[shape]}"/>`,
    '<g transform="translate(14 14) scale(1.5)" fill="none" stroke="#fff" stroke-width="1.8"',
    ` stroke-linecap="round" stroke-linejoin="round"><path d="${lines}"/></g>`,
    '</svg>',
  ].join('');
}

const SHAPES = {
  square:
    'M16 2h32a14 14 0 0 1 14 14v32a14 14 0 0 1-14 14H16A14 14 0 0 1 2 48V16A14 14 0 0 1 16 2z',
  circle: 'M32 1a31 31 0 1 1 0 62a31 31 0 1 1 0-62z',
  hexagon:
    'M28 2.500a8 8 0 0 1 8 0l20 11.500a8 8 0 0 1 4 7v22a8 8 0 0 1-4 7l-20 11.500a8 8 0 0 1-8 0L8 50a8 8 0 0 1-4-7V21a8 8 0 0 1 4-7z',
  shield: 'M32 1c9 6 18 8 28 8v22c0 16-12 27-28 32C16 58 4 47 4 31V9c10 0 19-2 28-8z',
  leaf: 'M4 4h36a22 22 0 0 1 22 22v36H26A22 22 0 0 1 4 40z',
} as const;
