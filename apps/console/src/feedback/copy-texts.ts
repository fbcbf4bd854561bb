import type { CopyTexts } from '@soe/ui'

export const copyTexts = (what: string): CopyTexts => ({
  copied: `${what} copied`,
  refused: `The browser did not let ${what} be copied`,
})
