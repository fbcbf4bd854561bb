import { isDone, type Loose } from '../wrappers'
import { experience, fault, type PlantedFault } from './fault'
import { rowsOf, sharedBy, onDone, ask, memoryOf, shopperOf, read, answered, linesOf } from './parts'

export const sessionsOfCartsFaults: readonly PlantedFault[] = [
  fault('fifth', 'locks-are-taken-over', 'locks')
    .says('A channel that wants to hold a case takes it from the one that holds it, without asking to')
    .from(experience('UPDATE … SET owner = … without AND owner IS NULL'))
    .in('cart.addDevice', 'cases.resumeCase', 'cases.getCases')
    .onBody('cases.resumeCase', (body) => {
      if (body.channelLock === 'Y') body.unlockChannel = 'Y'
    }),
  fault('fourth', 'numbers-offered-twice', 'locks')
    .says('Numbers that are held for one shopper are offered to the next')
    .from(experience('SELECT without FOR UPDATE SKIP LOCKED'))
    .in('cart.holdNumbers', 'cart.assignMtn')
    .by(() => {
      const heldBy = new Map<string, { shopper: string; answer: Loose }>()
      return onDone(['cart.holdNumbers'], (answer, request) => {
        const key = `${sharedBy(request)} ${read(request.body)?.zipCode}`
        const held = heldBy.get(key)
        const shopper = shopperOf(request)
        const isHeld = held && Date.parse(answer.heldUntil) - Date.parse(held.answer.heldUntil) < 900_000
        if (isHeld && held.shopper !== shopper) answer.numbers = held.answer.numbers
        else heldBy.set(key, { shopper, answer })
      })()
    }),
  fault('fourth', 'saved-cart-shows-its-owner', 'privacy')
    .says('Anyone who knows the email address of a saved cart can read its contact and its address')
    .from(experience('a cart that is copied as a whole'))
    .in('cart.saveCart', 'cases.resumeCase', 'checkout.getCheckoutDetails', 'checkout.updateContact')
    .by(() => {
      const savedBy = new Map<string, Loose>()
      const shownTo = memoryOf<{ saved?: Loose }>(() => ({}))
      return async (request, pass) => {
        const { emailId } = read(request.body) ?? {}
        const details =
          request.key === 'cart.saveCart' && typeof emailId === 'string'
            ? await ask(request, pass, 'checkout.getCheckoutDetails', { cartInfo: {} })
            : undefined
        const reply = await pass(request)
        if (!isDone(reply)) return reply
        if (details && isDone(details)) {
          const { contact, shippingAddress } = read(details.body)
          savedBy.set(emailId, { ...(contact && { contact }), ...(shippingAddress && { shippingAddress }) })
        }
        if (request.key === 'cases.resumeCase' && savedBy.has(emailId)) {
          const session = /sim-session=([^;]*)/.exec(reply.setCookies.join(';'))?.[1]
          const cookie = session === undefined ? request.headers['cookie'] : `sim-session=${session}`
          shownTo({ ...request, headers: { ...request.headers, cookie: cookie ?? '' } }).saved = savedBy.get(emailId)
        }
        const { saved } = shownTo(request)
        if (request.key !== 'checkout.getCheckoutDetails' || !saved) return reply
        return answered(reply, { ...saved, ...read(reply.body) })
      }
    }),
  fault('second', 'count-cookie-one-behind', 'sessions and cookies')
    .says('The cookie with the count of the cart has the count before the change')
    .from(experience('the cookie is written before the transaction'))
    .in('cart.addDevice', 'cart.addAccessories', 'cart.removeDevice')
    .withMemory<{ count: string }>(
      () => ({ count: '0' }),
      async (last, request, pass) => {
        const reply = await pass(request)
        const setCookies = reply.setCookies.map((cookie) => {
          const count = /^(?:prospect|gn)CartCount=(\d+)/.exec(cookie)?.[1]
          if (count === undefined || request.key === undefined) return cookie
          const late = cookie.replace(`CartCount=${count}`, `CartCount=${last.count}`)
          last.count = count
          return late
        })
        return { ...reply, setCookies }
      },
    ),
  fault('sixth', 'accessories-of-the-first-line', 'second members')
    .says('Accessories for two lines in one call are all on the first of them')
    .from(experience('lines[0] kept outside the loop over lines'))
    .in('cart.addDevice', 'cart.addAccessories', 'checkout.getCheckoutDetails')
    .onAsked('cart.addAccessories', ({ data }) => {
      const [first, ...others] = rowsOf(data?.lines)
      for (const line of others) line.mtn = first.mtn
    }),
  fault('sixth', 'emergency-address-of-the-first', 'second members')
    .says('Emergency addresses for two lines in one call are set on the first line alone')
    .from(experience('return inside the loop'))
    .in('cart.addDevice', 'cart.e911Address', 'checkout.getCheckoutDetails')
    .onAsked('cart.e911Address', (body) => {
      if (Array.isArray(body.lines)) body.lines = body.lines.slice(0, 1)
    }),
  fault('sixth', 'contract-of-the-first-line', 'second members')
    .says('The second contract finances the amount of the first')
    .from(experience('a variable of the loop that is filled once'))
    .in('cart.addDevice', 'checkout.getCheckoutDetails')
    .onDone(['checkout.getCheckoutDetails'], ({ installmentContracts: contracts }) => {
      const [first, ...others] = rowsOf(contracts)
      for (const one of others)
        Object.assign(one, { financedAmount: first.financedAmount, monthlyAmount: first.monthlyAmount })
    }),
  fault('sixth', 'imei-of-the-first-line', 'second members')
    .says('Two devices that shoppers bring have the IMEI of the first')
    .from(experience('a field of the cart where one of the line was meant'))
    .in('cart.addDevice', 'checkout.getCheckoutDetails')
    .onCart((cart) => {
      const sims = linesOf(cart)
        .map(({ simItem }) => simItem)
        .filter((sim) => sim?.smartImeiDevice)
      for (const sim of sims) sim.smartImeiDevice = sims[0].smartImeiDevice
    }),
  fault('sixth', 'count-cookie-after-a-removal', 'cookies')
    .says('Taking accessories away leaves the cookie that counts the cart as it was')
    .from(experience('a filter that sets cookies, on additions'))
    .in('cart.addDevice', 'cart.addAccessories')
    .after('cart.addAccessories', (reply, request) => {
      const lines = rowsOf(read(request.body)?.data?.lines)
      return lines.some(({ addAccessories }) => rowsOf(addAccessories).length > 0)
        ? reply
        : { ...reply, setCookies: reply.setCookies.filter((cookie) => !/count/i.test(cookie)) }
    }),
]
