import { defineRoute } from '../define-route'

export const readDL = defineRoute({
  key: 'omni.readDL',
  method: 'POST',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/omnidlservice/readDL',
    prospect: '/soe/digital/prospect/omnidlservice/nse/readDL',
    prepay: '/soe/digital/prepaid/omnidlservice/nse/readDL',
    'prepay-signed-in': '/soe/digital/auth/prepaid/omnidlservice/readDL',
  },
  background: true,
})
