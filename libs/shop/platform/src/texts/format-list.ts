import { memoize } from '@soe/rules'
import { locales, type Language } from './language'

const listFormat = memoize((language: Language) => new Intl.ListFormat(locales[language]))

/** "Kelp, Ink, and Snow": names in one sentence. */
export const formatList = (names: readonly string[], language: Language): string => listFormat(language).format(names)
