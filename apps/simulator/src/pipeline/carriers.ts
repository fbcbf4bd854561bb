import type { Carrier } from '@soe/contracts'
import { createBackend, isLocalHost, type Backend } from '@soe/forwarder'
import { RefusalFault, type CarrierAddress, type World } from '@soe/world'
import { keysOfOwners, simulatedOwners } from './simulated-owners'

/** The real backends that worlds may have instead of the carrier in this process. */
export interface Carriers {
  /** What a world gets that says nothing of its own. */
  readonly start: CarrierAddress | undefined
  /** The address that is asked for; refuses one of a host that nobody has named as theirs. */
  choose(asked: Carrier | undefined): CarrierAddress | undefined
  /** Undefined for a world whose carrier is the simulator's own. */
  backendOf(world: Pick<World, 'header'>): Backend | undefined
}

/** What scenarios are checked by in front of a backend. */
export const beforeBackend = ({ states, simulate }: CarrierAddress) => ({
  carrier: states === undefined ? ('real' as const) : ('real-with-states' as const),
  ...(simulate && { simulated: keysOfOwners(simulate) }),
})

const foreign = (host: string) =>
  new RefusalFault(
    'FOREIGN_CARRIER',
    `Calls would go to ${host}, which is not this machine: start the simulator with --i-own ${host} to allow it.`,
  )

const addressOf = (asked: Exclude<Carrier, 'built-in'>): CarrierAddress => {
  const { url, headers = {}, states, keepsPersonal, simulate = [] } = typeof asked === 'string' ? { url: asked } : asked
  const owners = simulatedOwners(simulate)
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return {
    url: createBackend(url).url,
    ...(Object.keys(lower).length > 0 && { headers: lower }),
    ...(states !== undefined && { states }),
    ...(keepsPersonal && { keepsPersonal }),
    ...(owners.length > 0 && { simulate: owners }),
  }
}

/** @param own hosts beside this machine that may be called, and with that changed */
export const createCarriers = (start?: Carrier, own: readonly string[] = []): Carriers => {
  const backends = new Map<string, Backend>()
  const assertOwn = (address: string) => {
    const { hostname } = new URL(address)
    if (!isLocalHost(hostname) && !own.includes(hostname)) throw foreign(hostname)
  }
  const read = (asked: Carrier | undefined): CarrierAddress | undefined => {
    if (asked === undefined || asked === 'built-in') return undefined
    const address = addressOf(asked)
    assertOwn(address.url)
    if (address.states !== undefined) assertOwn(address.states)
    return address
  }
  const startAddress = read(start)
  return {
    start: startAddress,
    choose: (asked) => (asked === undefined ? startAddress : read(asked)),
    backendOf: ({ header: { carrier } }) => {
      if (!carrier) return undefined
      const known = backends.get(carrier.url)
      if (known) return known
      // Another process may have made the world.
      assertOwn(carrier.url)
      const backend = createBackend(carrier.url)
      backends.set(carrier.url, backend)
      return backend
    },
  }
}
