import type { Audience } from '@soe/rules'
import { waysOn } from './ways-on'

it.each<[string, Audience, string | undefined, (string | undefined)[]]>([
  ['1079', 'signed-in', 'newLine1', ['protection newLine1']],
  ['1098', 'prospect', 'newLine2', ['e911 newLine2']],
  ['1098', 'prospect', undefined, ['e911']],
  ['1082', 'prospect', undefined, ['credithold', undefined]],
  ['1082', 'signed-in', undefined, ['existingcredithold', undefined]],
  ['2038', 'prospect', undefined, [undefined]],
  ['2040', 'prepay', undefined, ['expresscheckout', undefined]],
  ['2040', 'prospect', undefined, ['payment', undefined]],
  ['PROMO_APPLIED', 'prospect', undefined, []],
])('from %s, %s with line %s goes on to %j, or by a call', (code, audience, line, pages) => {
  const ways = waysOn(code, audience, line)
  expect(ways.map(({ to }) => to && [to.page, ...Object.values(to.query)].join(' '))).toEqual(pages)
})
