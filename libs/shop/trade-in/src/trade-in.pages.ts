import type { Page } from '@soe/shop-platform'
import { devicePage } from './device/device.page'
import { deviceDetailsPage } from './device/device-details.page'
import { conditionPage } from './condition/condition.page'
import { estimatePage } from './estimate/estimate.page'

export const tradeInPages: readonly Page[] = [devicePage, deviceDetailsPage, conditionPage, estimatePage]
