import { defineRoute } from '../define-route'

export const listBundles = defineRoute({
  key: 'catalogue.listBundles',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/soe/digital/auth/browseservice/catalogue/listBundles',
    prospect: '/soe/digital/prospect/browseservice/catalogue/nse/listBundles',
    prepay: '/soe/digital/prepaid/prepayservice/catalogue/nse/prepaid/listBundles',
    'prepay-signed-in': '/soe/digital/auth/prepaid/prepayservice/catalogue/prepaid/listBundles',
  },
})
