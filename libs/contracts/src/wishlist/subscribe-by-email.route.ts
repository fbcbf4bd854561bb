import { defineRoute } from '../define-route'

export const subscribeByEmail = defineRoute({
  key: 'wishlist.subscribeByEmail',
  method: 'POST',
  kind: 'change',
  paths: { prospect: '/soe/digital/prospect/browseservice/wishlist/nse/notify-me-by-email' },
  queue: 'wishlist',
  success: [{ at: 'statusCode', values: ['1'] }],
})
