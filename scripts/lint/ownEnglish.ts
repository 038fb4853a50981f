/** PatternFly components with English texts that no property, or only an easily forgotten one, changes. */

/** Components with a wrapper of the same name below `src/ui`. */
const WRAPPED = ['HelperTextItem', 'LabelGroup', 'Modal', 'Spinner', 'ToolbarToggleGroup'];

/** For `no-restricted-imports`. An Alert is wrapped as Notice. */
export const ownEnglishImports = {
  name: '@patternfly/react-core',
  importNames: ['Alert', ...WRAPPED],
  message: 'It says something in English: use its wrapper in src/ui.',
};

/** The wrappers themselves. */
export const ownEnglishWrappers = ['Notice', 'BusyButton', ...WRAPPED].flatMap((name) => [
  `src/ui/${name}.tsx`,
  `src/ui/*/${name}.tsx`,
]);

/** For `no-restricted-syntax`. */
export const ownEnglishProps = {
  selector:
    "JSXOpeningElement[name.name='Button'] > JSXAttribute[name.name='isLoading'], JSXOpeningElement[name.name='Td'] > JSXAttribute[name.name='expand'], JSXOpeningElement[name.name='ModalHeader']:has(JSXAttribute[name.name='titleIconVariant']):not(:has(JSXAttribute[name.name='titleScreenReaderText']))",
  message:
    'PatternFly says something in English here: use BusyButton, ExpandCell or titleScreenReaderText.',
};
