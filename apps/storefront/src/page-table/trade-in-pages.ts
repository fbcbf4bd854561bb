import type { Page } from './page'

export const tradeInPages: readonly Page[] = []
