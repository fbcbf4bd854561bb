/** Where the document says that the simulator is. */
export const base = 'http://localhost:4010'

const simulator = process.env['SIM_URL'] ?? base

/** To add a device, to assign a number, to read the cart. */
type Calls = readonly [() => Promise<unknown>, () => Promise<unknown>, () => Promise<unknown>]

const jar = new Map<string, string>()
let world = ''

const plainFetch = globalThis.fetch

/** Keeps cookies, as a browser does, and goes to the world of the shopper. */
const shoppersFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const headers = new Headers(request.headers)
  headers.set('x-sim-world', world)
  headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  const body = request.method === 'GET' ? {} : { body: await request.text() }
  const reply = await plainFetch(request.url.replace(base, simulator), { method: request.method, headers, ...body })
  for (const cookie of reply.headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
    jar.set(name, value)
  }
  return reply
}

globalThis.fetch = shoppersFetch

const makeWorld = async (persona: string) => {
  const reply = await plainFetch(`${simulator}/__sim/v1/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona }),
  })
  const { id } = (await reply.json()) as { id: string }
  return id
}

/** Has a guest and a prepaid customer shop, and prints what each call was answered. */
export const shop = async (callers: Readonly<Record<'prospect' | 'prepay', Calls>>): Promise<void> => {
  for (const [persona, calls] of Object.entries(callers)) {
    world = await makeWorld(persona)
    jar.clear()
    for (const call of calls) console.log(JSON.stringify(await call()))
  }
}
