import { delays, type FlagValues } from '@soe/shop-platform'
import { barLayouts } from './bar-layouts'
import { patternFor } from './page-patterns'

/** Whether the app shows its help button at a page; `habEnabled` false takes it away. */
export const hasHelpButton = (path: string, flags: FlagValues): boolean =>
  barLayouts[patternFor(path)].hasChat && flags['habEnabled'] !== false

/** Milliseconds after which it shows. */
export const helpButtonDelay = ({ habInvocationTime }: FlagValues): number =>
  typeof habInvocationTime === 'number' && habInvocationTime >= 0 ? habInvocationTime : delays.helpButton
