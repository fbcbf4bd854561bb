import type { Page } from './page'

export const offerPages: readonly Page[] = []
