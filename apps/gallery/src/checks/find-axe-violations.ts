import axe, { type RunOptions } from 'axe-core'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What the whole document answers for, which is the shop's page and not the part's. */
const ofPages = ['document-title', 'html-has-lang', 'bypass', 'meta-viewport', 'meta-refresh', 'valid-lang']

const options: RunOptions = {
  runOnly: standard,
  resultTypes: ['violations'],
  rules: Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
  preload: false,
}

/** Ends every transition and finite animation, so that colors are judged as they stay. */
const endAnimations = () => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}

/** Violations of WCAG 2.2 AA, a line each. */
export const findAxeViolations = async (): Promise<string[]> => {
  endAnimations()
  const { violations } = await axe.run(document.body, options)
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
