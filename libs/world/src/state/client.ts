import type { Aggregate } from './aggregate'

/** A caller of a world whose carrier is a real backend, as far as the backend has said who it is. */
export interface ClientState extends Aggregate {
  /** The open cart that an answer has named. */
  readonly cartId?: string
  /** How many carts answers have named. */
  readonly carts: number
  /** The shopper that the backend's states set up for it. */
  readonly shopper?: string
  readonly persona?: string
  /** What every call of that shopper carries. */
  readonly headers?: Readonly<Record<string, string>>
  /** Its sessions with the operations that the simulator answers itself, by audience. */
  readonly sessions?: Readonly<Record<string, string>>
}
