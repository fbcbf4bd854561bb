import type { FlagValues } from '@soe/shop-platform'

/** The log is on unless a flag switches it off. */
export const isLogged = (flags: FlagValues): boolean => flags['errorLogFFlag'] !== false
