import type { TradeInDeviceRef } from '@soe/contracts'
import { findTradeInModel } from '@soe/catalogue'
import { ServiceFault, type SessionState, type TradeInState, type WorldDraft } from '@soe/world'
import { findAccountLine } from '../lines/account-lines'
import type { AccountLine } from '../../personas/personas'

export type TradeInDevice = Pick<
  TradeInState,
  'deviceBrand' | 'deviceModel' | 'capacity' | 'carrier' | 'fullValueCents' | 'mtn'
>

/** Model names of this catalogue start with the brand. */
export const brandOf = ({ modelName }: AccountLine): string => modelName.split(' ', 1)[0] ?? modelName

const ownDevice = (draft: WorldDraft, session: SessionState, mtnHashCode: string): TradeInDevice => {
  const line = findAccountLine(draft, session, mtnHashCode)
  if (!line) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'device.mtnHashCode' }])
  return {
    deviceBrand: brandOf(line),
    deviceModel: line.modelName,
    fullValueCents: line.tradeInCents,
    mtn: line.mtn,
  }
}

/** The device of an account's line, or the named model; a model that the carrier doesn't take is worth nothing. */
export const tradeInDevice = (draft: WorldDraft, session: SessionState, ref: TradeInDeviceRef): TradeInDevice => {
  if ('mtnHashCode' in ref && typeof ref.mtnHashCode === 'string') return ownDevice(draft, session, ref.mtnHashCode)
  const { deviceBrand, deviceModel, capacity, carrier } = ref as Extract<TradeInDeviceRef, { deviceModel: string }>
  const found = findTradeInModel(deviceBrand, deviceModel)
  return {
    deviceBrand: found?.brand ?? deviceBrand,
    deviceModel: found?.model ?? deviceModel,
    ...(capacity !== undefined && { capacity }),
    ...(carrier !== undefined && { carrier }),
    fullValueCents: found?.valueCents ?? 0,
  }
}
