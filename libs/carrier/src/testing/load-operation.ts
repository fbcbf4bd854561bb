import { join } from 'node:path'
import type { OperationKey } from '@soe/contracts'
import type { CarrierOperation } from '../operation/carrier-operation'

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

/** The folder and the file of an operation, without its ending: its key leads there. */
export const placeOf = (key: OperationKey): string => key.split('.').map(kebab).join('/')

/** Loads one operation by its place, so that an area's tests load the operations they call and no others. */
export const loadOperation = <Key extends OperationKey>(key: Key): CarrierOperation<Key> => {
  const name = key.slice(key.indexOf('.') + 1)
  const found = jest.requireActual<Record<string, CarrierOperation<Key> | undefined>>(
    join(__dirname, '..', placeOf(key)),
  )[name]
  if (!found) throw new Error(`${placeOf(key)}.ts exports no ${name}`)
  return found
}
