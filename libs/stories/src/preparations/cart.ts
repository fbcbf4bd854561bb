import type { Preparation, StoryWorld } from '../story'

const devices = {
  phone: { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001' },
  /** Too dear for one kind of protection. */
  dearPhone: { id: 'orbit-12-pro-kelp-256', productId: 'dev14000001' },
  secondPhone: { id: 'orbit-12-pro-clay-128', productId: 'dev14000001' },
  /** Its offer of the week is a free case. */
  phoneWithCase: { id: 'pelago-9-buoy-128', productId: 'dev14000003' },
  /** Its line calls 911, and asks for an address. */
  watch: { id: 'tern-watch-3-tar-40-sport-band', productId: 'dev14080099' },
} as const

type DeviceName = keyof typeof devices

const isPrepaid = ({ audience }: StoryWorld) => audience === 'prepay' || audience === 'prepay-signed-in'

/** Puts a device on a line of its own; a prepaid one is paid at once. */
export const addDevice =
  (name: DeviceName): Preparation =>
  (world) => {
    const dppMonths = isPrepaid(world) ? 0 : 36
    const device = { ...devices[name], dppMonths, contractTerm: String(dppMonths) }
    return world.call('cart.addDevice', { body: { cartInfo: {}, data: { lines: [{ device, isNewLine: true }] } } })
  }

/** A phone that takes the place of a customer's own, on a line yet to be chosen. */
export const addUpgrade: Preparation = (world) => {
  const device = { ...devices.phone, dppMonths: 36, contractTerm: '36' }
  const lines = [{ device, isNewLine: false }]
  return world.call('cart.addDevice', { body: { cartInfo: { intendType: 'EUP' }, data: { lines } } })
}

export const addPlan =
  (lineId: string, planId: string): Preparation =>
  (world) =>
    world.call('cart.addPlan', { body: { cartInfo: {}, lineId, planId } })

export const addAccessories =
  (quantities: Readonly<Record<string, number>>): Preparation =>
  (world) => {
    const chosen = Object.entries(quantities).map(([id, qty]) => ({ id, qty }))
    const lines = [{ mtn: 'newLine1', addAccessories: chosen }]
    return world.call('cart.addAccessories', { body: { cartInfo: {}, data: { lines } } })
  }

/** Gives a line its plan and a new number. */
export const completeLine =
  (lineId: string, planId: string): Preparation =>
  async (world) => {
    await world.call('cart.addPlan', { body: { cartInfo: {}, lineId, planId } })
    const number = { choice: 'new', zipCode: '30004' } as const
    await world.call('cart.assignMtn', { body: { cartInfo: {}, lineId, number } })
  }

/** Enough for the bundle discount. */
const threeAccessories = { 'orbit-12-pro-case-kelp': 1, 'bosun-charger-chalk': 2, 'pip-earbuds-chalk': 1 }

/** A phone with plan and number, and three kinds of accessory. */
export const fillCart: Preparation = async (world) => {
  const planId = isPrepaid(world) ? 'dinghy-prepaid-15gb' : 'mainsail-unlimited'
  for (const prepare of [addDevice('phone'), completeLine('newLine1', planId), addAccessories(threeAccessories)])
    await prepare(world)
}
