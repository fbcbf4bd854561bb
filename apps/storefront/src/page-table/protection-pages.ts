import type { Page } from './page'

export const protectionPages: readonly Page[] = []
