import type { Endpoint } from '../endpoint'

/** The journal keeps the record; there is nothing more to do. */
export const jsNotify: Endpoint<'log.jsNotify'> = () => ({ statusCode: '00' })
