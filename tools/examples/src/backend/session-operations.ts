import { serviceHeader, type Handler } from './handler'

const minutes = 60_000

export const sessionOperations: Readonly<Record<string, Handler>> = {
  'session.keepAlive': ({ session, store }) => ({
    statusCode: '00',
    serviceHeader: serviceHeader(),
    expiresAt: new Date(store.timeOf(session.customer) + 30 * minutes).toISOString(),
  }),
  'session.logout': ({ session, store }) => {
    store.closeSession(session.id)
    return { statusCode: '00', serviceHeader: serviceHeader() }
  },
}
