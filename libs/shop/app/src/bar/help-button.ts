import { delays, type FlagValues } from '@soe/shop-platform'
import { passesGate, versionGates } from '../gates/version-gates'
import { barLayouts } from './bar-layouts'
import { patternFor } from './page-patterns'

/** Whether the app shows its help button at a page; `habEnabled` false takes it away, and older apps have none. */
export const hasHelpButton = (path: string, flags: FlagValues, version: string | undefined): boolean =>
  barLayouts[patternFor(path)].hasChat &&
  flags['habEnabled'] !== false &&
  passesGate(versionGates.helpButton, version, flags)

/** Milliseconds after which it shows. */
export const helpButtonDelay = ({ habInvocationTime }: FlagValues): number =>
  typeof habInvocationTime === 'number' && habInvocationTime >= 0 ? habInvocationTime : delays.helpButton
