import type { CatalogError, CatalogOperation } from '@soe/contracts'
import { errorChoices, kindOf, operationGroups, statusChoices } from './failure-choices'

const operations = [
  { key: 'cart.addDevice', errors: ['208', 'CART_LOCKED'] },
  { key: 'cart.addPlan', errors: [] },
  { key: 'chat.start', errors: ['500'] },
] as unknown as CatalogOperation[]
const errors = [{ id: '208', message: 'An order is scheduled.' }] as CatalogError[]

it('offers the errors that the operation may answer, and no other', () => {
  expect(errorChoices('cart.addDevice', operations, errors)).toEqual([
    { value: 'error 208', label: '208 · An order is scheduled.' },
    { value: 'error CART_LOCKED', label: 'CART_LOCKED' },
  ])
  expect(errorChoices('cart.addPlan', operations, errors)).toEqual([])
})

it('reads back what was chosen', () => {
  expect(kindOf('error 208')).toEqual({ error: '208' })
  expect(statusChoices.map(({ value }) => kindOf(value))).toContainEqual({ status: 0 })
})

it('lists what the tab called first, and each operation once', () => {
  expect(operationGroups(operations, ['chat.start'])).toEqual([
    ['This tab called', ['chat.start']],
    ['cart', ['cart.addDevice', 'cart.addPlan']],
  ])
  expect(operationGroups(operations, []).map(([group]) => group)).toEqual(['cart', 'chat'])
})
