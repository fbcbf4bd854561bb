import type { CopyTexts } from '@soe/ui'

/** The messages after copying something such as "Decision". */
export const copyTexts = (what: string): CopyTexts => ({
  copied: `${what} copied`,
  refused: `The browser did not let ${what} be copied`,
})
