import type { DeviceModel } from './device-model'
import { smartphoneModels } from './smartphone-models'
import { tabletModels } from './tablet-models'
import { watchModels } from './watch-models'

export const deviceModels: readonly DeviceModel[] = [...smartphoneModels, ...watchModels, ...tabletModels]
