import { Hono } from 'hono'
import { z } from 'zod'
import type { Store } from './store'

const CustomerSchema = z.object({ audience: z.enum(['signed-in', 'prospect', 'prepay', 'prepay-signed-in']) })
const LockSchema = z.object({ channel: z.string(), ttl: z.string().default('PT15M') })
const ClockSchema = z.object({ advance: z.string() })

const minutesOf = (duration: string): number => {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? []
  return Number(hours) * 60 + Number(minutes)
}

const afterMinutes = (duration: string) => minutesOf(duration) * 60_000

/** What brings a backend under test into a state; it is not there in production. */
export const testRoutes = (store: Store) => {
  const routes = new Hono()
  routes.post('/customers', async (context) => {
    const { audience } = CustomerSchema.parse(await context.req.json())
    const { id, password } = store.addCustomer(audience)
    return context.json({ id, password })
  })
  routes.delete('/customers/:id', (context) => context.json({ dropped: store.dropCustomer(context.req.param('id')) }))
  routes.post('/customers/:id/lock', async (context) => {
    const { channel, ttl } = LockSchema.parse(await context.req.json())
    const customer = store.findCustomer(context.req.param('id'))
    if (!customer) return context.notFound()
    store.cartOf(customer).lock = { channel, until: store.timeOf(customer) + afterMinutes(ttl) }
    return context.json({ locked: true })
  })
  routes.post('/customers/:id/clock', async (context) => {
    const { advance } = ClockSchema.parse(await context.req.json())
    const customer = store.findCustomer(context.req.param('id'))
    if (!customer) return context.notFound()
    customer.ahead += afterMinutes(advance)
    return context.json({ ahead: customer.ahead })
  })
  return routes
}
