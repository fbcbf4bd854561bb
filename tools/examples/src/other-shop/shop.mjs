/** A shop of another make. FAULT is what it gets wrong: stale, spinner or twice. */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { env } from 'node:process'

const products = [
  { id: 7, name: 'Plain shirt', cents: 2000 },
  { id: 8, name: 'Striped shirt', cents: 2500 },
]

/** @type {Map<string, Map<string, number>>} By the visitor, what was added under which key. */
const carts = new Map()

const page = `<!doctype html><html lang="en"><title>Shirts</title>
<header><p>Your cart: <b class="cart-total"></b></p></header>
<main><h1 tabindex="-1">Shirts</h1><p role="alert"></p><ul></ul></main>
<script type="module">
const fault = '${env['FAULT'] ?? ''}'
const [list, alert, total, heading] = ['ul', '[role=alert]', '.cart-total', 'h1'].map((each) => document.querySelector(each))
const keys = new Map()
let isAdding = false

const call = async (path, options) => {
  const answer = await fetch('/api' + path, { ...options, signal: giveUp() })
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.json()
}
const giveUp = () => {
  const ending = new AbortController()
  setTimeout(() => ending.abort(), 15_000)
  return ending.signal
}

const button = (text, press) => Object.assign(document.createElement('button'), { textContent: text, onclick: press })

const say = (text, again) => {
  alert.replaceChildren(text, ...(again ? [' ', button('Try again', () => { heading.focus(); again() })] : []))
}

const showCart = async () => {
  const { cents } = await call('/cart')
  total.textContent = '$' + (cents / 100).toFixed(2)
}

const add = async ({ id, name }) => {
  if (isAdding && fault !== 'twice') return
  isAdding = true
  list.setAttribute('aria-busy', 'true')
  const key = fault === 'twice' ? crypto.randomUUID() : (keys.get(id) ?? crypto.randomUUID())
  keys.set(id, key)
  try {
    await call('/cart', { method: 'POST', body: JSON.stringify({ id }), headers: { 'idempotency-key': key } })
    await showCart()
    keys.delete(id)
    say(name + ' is in your cart.')
  } catch {
    say(name + ' may not be in your cart. Look at its total, or try again.', () => add({ id, name }))
    if (fault === 'spinner') return
    if (fault !== 'stale') await showCart().catch(() => { total.textContent = '' })
  } finally {
    isAdding = false
    if (fault !== 'spinner' || keys.size === 0) list.removeAttribute('aria-busy')
  }
}

const open = async () => {
  try {
    const [products] = await Promise.all([call('/products'), showCart()])
    list.replaceChildren(...products.map((product) => {
      const item = document.createElement('li')
      item.append(product.name + ' ', button('Add ' + product.name, () => add(product)))
      return item
    }))
    say('')
  } catch {
    say('The shirts could not be loaded.', open)
  }
}
await open()
</script></html>`

const server = createServer(({ method, url, headers }, answer) => {
  const visitor = /visitor=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? randomUUID()
  const cart = carts.get(visitor) ?? new Map()
  carts.set(visitor, cart)
  answer.setHeader('set-cookie', `visitor=${visitor}`)
  const send = (/** @type {unknown} */ value) =>
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(value))
  if (url === '/') return answer.setHeader('content-type', 'text/html').end(page)
  if (url === '/api/products') return send(products)
  if (url !== '/api/cart') return answer.writeHead(404).end()
  if (method === 'POST') cart.set(headers['idempotency-key'], 2000)
  return send({ cents: [...cart.values()].reduce((sum, cents) => sum + cents, 0) })
})
server.listen(Number(env['PORT'] ?? 0), () => console.log(JSON.stringify(server.address())))
