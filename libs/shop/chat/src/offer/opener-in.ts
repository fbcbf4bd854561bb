import type { Language } from '@soe/shop-platform'

/** The words that open a chat. The carrier writes its own in English. */
export const openerIn = (language: Language, carriers: string, own: string): string =>
  language === 'en' && carriers !== '' ? carriers : own
