import { linesWithoutReason } from './lint-reasons.mjs'

it.each([
  ['// oxlint-disable-next-line no-console', [1]],
  ['// oxlint-disable-next-line no-console -- a program prints', []],
  ['let a\n/* eslint-disable */', [2]],
  ['const disable = true', []],
])('in %s the lines without a reason are %s', (text, lines) => {
  expect(linesWithoutReason(text)).toEqual(lines)
})
