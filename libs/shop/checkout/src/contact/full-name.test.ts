import { fullNameOf, readNames } from './full-name'

it.each([
  [' Ana  Roe ', 'Ana', 'Roe', 'Ana Roe'],
  ['Ana de la Cruz', 'Ana', 'de la Cruz', 'Ana de la Cruz'],
  ['Suharto', 'Suharto', 'Suharto', 'Suharto'],
])('%j is read as the names %j and %j, and shown as %j', (typed, firstName, lastName, shown) => {
  const names = readNames(typed)
  expect(names).toEqual({ firstName, lastName })
  expect(fullNameOf(names)).toBe(shown)
})
