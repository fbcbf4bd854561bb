import { findOperation } from '@soe/contracts'
import type { Shopper } from '@soe/simulator-client/jest'

const { body } = findOperation('cart.addDevice').metadata.example

export const addDevice = (shopper: Shopper) => shopper.call('cart.addDevice', { body: body as never })
