/** What the carrier speaks. */
export type Language = 'en' | 'es'

/** The first language that the header `Accept-Language` names, where the carrier speaks it; else English. */
export const readLanguage = (accepted = ''): Language => (/^\s*es\b/i.test(accepted) ? 'es' : 'en')
