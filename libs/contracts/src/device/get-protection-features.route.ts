import { defineRoute } from '../define-route'

export const getProtectionFeatures = defineRoute({
  key: 'device.getProtectionFeatures',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/deviceconfigservice/device-config/getProtectionFeatures',
    prospect: '/soe/digital/prospect/deviceconfigservice/device-config/nse/getProtectionFeatures',
  },
  success: [{ at: 'status', values: ['SUCCESS'] }],
})
