import type { FlagValues } from '@soe/shop-platform'

export const isLogged = (flags: FlagValues): boolean => flags['errorLogFFlag'] !== false
