import type { AreaRoutes } from '../route'
import { accountDevices } from './account-devices.route'
import { tradeInAddDevice } from './add-device.route'
import { validateDevice } from './validate-device.route'

export { validateDevice, accountDevices, tradeInAddDevice }

export const tradeInRoutes = {
  validateDevice: {
    route: validateDevice,
    provenance: { 'signed-in': { E018: 'given' }, prospect: { E018: 'extrapolated' } },
    aliases: { '/soe/digital/tradeinservice/tradein/validateDevice': { E018: 'given' } },
  },
  accountDevices: {
    route: accountDevices,
    provenance: { 'signed-in': { E075: 'given' }, prospect: { E075: 'derived' } },
    aliases: { '/soe/digital/tradeinservice/tradein/accountDevices': { E075: 'given' } },
  },
  addDevice: {
    route: tradeInAddDevice,
    provenance: {},
    aliases: { '/soe/digital/tradeinservice/tradein/addDevice': {} },
  },
} as const satisfies AreaRoutes
