import type { BodyInputOf } from '@soe/contracts'
import { cartOf } from './cart-views'
import type { OperationClient } from './create-shopper'

export const orbit9 = { deviceBrand: 'Orbit', deviceModel: 'Orbit 9' }

/** A device that the carrier doesn't take. */
export const oldBrick = { deviceBrand: 'Seafarer', deviceModel: 'Brick 1' }

export const tradeIn = async (shopper: OperationClient, body: Omit<BodyInputOf<'tradeIn.addDevice'>, 'cartInfo'>) =>
  (await shopper.call('tradeIn.addDevice', { body: { cartInfo: {}, ...body } })).answer

export const tradeInItemsOf = async (shopper: OperationClient) =>
  (await cartOf(shopper)).lineDetails.tradeInDetail.tradeInItems

/** The account's own devices, as trade-ins name them. */
export const ownDevicesOf = async (shopper: OperationClient) =>
  (await shopper.call('tradeIn.accountDevices', { body: {} })).answer.devices.map(({ mtnHashCode }) => ({
    mtnHashCode,
  }))
