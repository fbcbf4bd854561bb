/** A rule of lint is switched off without `-- reason` behind it. */
const reasonless = /(?:oxlint|eslint)-disable(?:-next-line|-line)?\b(?![^\n]* -- \S)/

/**
 * The numbers of the lines that switch a rule off and don't say why.
 * @param {string} text
 */
export const linesWithoutReason = (text) =>
  text.split('\n').flatMap((line, index) => (reasonless.test(line) ? [index + 1] : []))
