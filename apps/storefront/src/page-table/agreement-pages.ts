import type { Page } from './page'

export const agreementPages: readonly Page[] = []
