import type { Page } from './page'

export const hubPages: readonly Page[] = []
