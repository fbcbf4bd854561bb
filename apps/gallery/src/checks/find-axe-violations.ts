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

/** Runs axe on the page's top: further down what sticks to an edge covers targets that a shopper would scroll free. */
const runAtTop = async () => {
  const { scrollX: left, scrollY: top } = window
  window.scrollTo({ left: 0, top: 0, behavior: 'instant' })
  const found = await axe.run(document.body, options)
  window.scrollTo({ left, top, behavior: 'instant' })
  return found
}

/** Violations of WCAG 2.2 AA, a line each. */
export const findAxeViolations = async (): Promise<string[]> => {
  endAnimations()
  const { violations } = await runAtTop()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
