import { Hono } from 'hono'
import { z } from 'zod'
import { sessionCookie, type Customer, type Store } from './store'

const CustomerSchema = z.object({ audience: z.enum(['signed-in', 'prospect', 'prepay', 'prepay-signed-in']) })
const LockSchema = z.object({ channel: z.string(), ttl: z.string().default('PT15M') })
const ClockSchema = z.object({ advance: z.string() })

const audience = CustomerSchema.shape.audience
const of = z.string()

/** States as they are asked for at one address. */
const StateSchema = z.union([
  z.object({ state: z.literal('shopper'), action: z.literal('setup'), params: z.object({ identity: audience }) }),
  z.object({ state: z.literal('shopper'), action: z.literal('teardown'), params: z.object({ of }) }),
  z.object({ state: z.literal('cart locked'), params: LockSchema.extend({ of }) }),
  z.object({ state: z.literal('time passed'), params: z.object({ of, by: z.string() }) }),
])
const known = `Known are the states "shopper", "cart locked" and "time passed", and the identities ${audience.options.join(', ')}.`

type State = z.output<typeof StateSchema>

const minutesOf = (duration: string): number => {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? []
  return Number(hours) * 60 + Number(minutes)
}

const afterMinutes = (duration: string) => minutesOf(duration) * 60_000

const lock = (store: Store, customer: Customer, { channel, ttl }: z.output<typeof LockSchema>) => {
  store.cartOf(customer).lock = { channel, until: store.timeOf(customer) + afterMinutes(ttl) }
}

const none = { headers: {}, cookies: {} }

const change = (store: Store, given: Exclude<State, { action: 'setup' }>) => {
  const customer = store.findCustomer(given.params.of)
  if (customer && given.state === 'cart locked') lock(store, customer, given.params)
  if (customer && given.state === 'time passed') customer.ahead += afterMinutes(given.params.by)
  if (given.state === 'shopper') store.dropCustomer(given.params.of)
  return { id: given.params.of, ...none }
}

/** Brings a state about, and answers with what the shopper's calls carry. */
const bringAbout = (store: Store, given: State) => {
  if (!('action' in given) || given.action === 'teardown') return change(store, given)
  const customer = store.addCustomer(given.params.identity)
  const { id, token } = store.openSession(customer)
  return { id: customer.id, headers: {}, cookies: { [sessionCookie]: id, 'XSRF-TOKEN': token } }
}

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
    lock(store, customer, { channel, ttl })
    return context.json({ locked: true })
  })
  routes.post('/customers/:id/clock', async (context) => {
    const { advance } = ClockSchema.parse(await context.req.json())
    const customer = store.findCustomer(context.req.param('id'))
    if (!customer) return context.notFound()
    customer.ahead += afterMinutes(advance)
    return context.json({ ahead: customer.ahead })
  })
  routes.post('/states', async (context) => {
    const given = StateSchema.safeParse(await context.req.json())
    if (given.success) return context.json(bringAbout(store, given.data))
    return context.json({ error: { code: 'UNKNOWN_STATE', message: known } }, 400)
  })
  return routes
}
