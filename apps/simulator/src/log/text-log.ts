import { inspect } from 'node:util'
import type { ServerLog } from './server-log'

export interface TextLogOptions {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly hasShop: boolean
  readonly hasConsole: boolean
}

/** For people: what is where, and failures. */
export const createTextLog = ({ out, err, hasShop, hasConsole }: TextLogOptions): ServerLog => ({
  listening: (base) => {
    if (hasShop) out(`shop         ${base}/`)
    out(`carrier API  ${base}/soe/digital/…`)
    out(`sign in      ${base}/signin`)
    out(`control API  ${base}/__sim/v1/…`)
    if (hasConsole) out(`console      ${base}/__sim`)
    out(`contract     ${base}/__sim/docs`)
  },
  warn: err,
  error: (error) => err(inspect(error)),
})
