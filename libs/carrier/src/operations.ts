import type { Contract, OperationKey } from '@soe/contracts'
import * as areas from './areas'
import type { CarrierOperation } from './operation/carrier-operation'

type CarrierOperations = {
  readonly [Area in keyof Contract & string]: {
    readonly [Name in keyof Contract[Area] & string]: CarrierOperation<`${Area}.${Name}` & OperationKey>
  }
}

/** Every operation by area and name; a missing one does not compile. */
const carrierOperations: CarrierOperations = areas

const byKey = new Map<string, unknown>(
  Object.entries<object>(carrierOperations).flatMap(([area, operations]) =>
    Object.entries<unknown>({ ...operations }).map(([name, operation]) => [`${area}.${name}`, operation]),
  ),
)

export const findCarrierOperation = <Key extends OperationKey>(key: Key): CarrierOperation<Key> =>
  // The table above is typed by key, which the map loses.
  byKey.get(key) as CarrierOperation<Key>
