import { paddedAccount } from './padded-account'

it.each([
  ['0720043118-1', '0720043118-00001'],
  ['0720043118-12', '0720043118-000012'],
  ['0720043118', '0720043118'],
  ['', ''],
])('the account %j is sent as %j', (full, padded) => {
  expect(paddedAccount(full)).toBe(padded)
})
