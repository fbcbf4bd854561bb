import type { SimulatorClient } from '@soe/simulator-client'
import { InputError } from './input-error'
import type { Io } from './io'

export const defaultUrl = 'http://localhost:4010'

export interface ServerOptions {
  readonly url: string
  readonly token?: string
  readonly json: boolean
}

/** How to reach the simulator; flags win over variables. */
export const serverOptions = (
  given: { readonly url?: string; readonly token?: string; readonly json?: boolean },
  { SIM_URL, SIM_TOKEN }: Io['env'],
): ServerOptions => {
  const token = given.token ?? SIM_TOKEN
  return {
    url: (given.url ?? SIM_URL ?? defaultUrl).replace(/(?<!\/)\/+$/, ''),
    ...(token !== undefined && { token }),
    json: given.json === true,
  }
}

const isHttp = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

let end: Promise<never> | undefined

/** Node's `fetch` never ends where a server closes the connection before it was asked; the process then has nothing left to do. */
const nothingLeft = (): Promise<never> =>
  (end ??= new Promise((_resolve, reject) => {
    process.once('beforeExit', () => reject(new TypeError('fetch failed')))
  }))

/** The client is loaded only by a command that talks to a simulator. */
export const connect = async ({ url, token }: ServerOptions): Promise<SimulatorClient> => {
  if (!isHttp(url)) throw new InputError('INVALID_URL', `"${url}" is not an address such as ${defaultUrl}.`)
  const { createSimulatorClient } = await import('@soe/simulator-client')
  return createSimulatorClient({
    baseUrl: url,
    fetch: (...asked) => Promise.race([fetch(...asked), nothingLeft()]),
    ...(token !== undefined && { token }),
  })
}
