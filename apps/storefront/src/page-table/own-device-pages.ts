import type { Page } from './page'

export const ownDevicePages: readonly Page[] = []
