import type { Page } from './page'

export const creditPages: readonly Page[] = []
