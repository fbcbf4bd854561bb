import { defineRoute } from '../define-route'

export const listStores = defineRoute({
  key: 'support.listStores',
  method: 'GET',
  kind: 'read',
  paths: {
    'signed-in': '/support/1d/data/nos/stores',
    prospect: '/support/1d/data/nos/stores',
    prepay: '/support/1d/data/nos/stores',
    'prepay-signed-in': '/support/1d/data/nos/stores',
  },
  context: 'open',
})
