import { defineRoute } from '../define-route'

export const getEsimDetails = defineRoute({
  key: 'device.getEsimDetails',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/deviceconfigservice/device-config/getEsimDetails',
    prospect: '/soe/digital/prospect/deviceconfigservice/device-config/nse/getEsimDetails',
    prepay: '/soe/digital/prepaid/deviceconfigservice/device-config/nse/getEsimDetails',
    'prepay-signed-in': '/soe/digital/auth/prepaid/deviceconfigservice/device-config/getEsimDetails',
  },
})
