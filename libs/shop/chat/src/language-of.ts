import type { ChatTrigger } from '@soe/contracts'
import type { Shop } from '@soe/shop-platform'

export const languageOf = ({ language }: Pick<Shop, 'language'>): ChatTrigger['Language'] =>
  language === 'es' ? 'es' : 'en'
