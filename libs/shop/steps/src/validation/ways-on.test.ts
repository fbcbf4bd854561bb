import type { Audience } from '@soe/rules'
import { supportLine } from './support-line'
import { waysOn } from './ways-on'

it.each<[string, Audience, string | undefined, string[]]>([
  ['1079', 'signed-in', 'newLine1', ['/sales/digital/protection.html?line=newLine1']],
  ['1098', 'prospect', 'newLine2', ['/sales/nextgen/e911.html?line=newLine2']],
  ['1098', 'prospect', undefined, ['/sales/nextgen/e911.html']],
  ['1082', 'prospect', undefined, ['/sales/nse/credithold.html', supportLine.href]],
  ['1082', 'signed-in', undefined, ['/sales/digital/existingcredithold.html', supportLine.href]],
  ['2038', 'prospect', undefined, [supportLine.href]],
  ['2040', 'prepay', undefined, ['/sales/prepaid/expresscheckout.html', supportLine.href]],
  ['2040', 'prospect', undefined, ['/sales/nse/payment.html', supportLine.href]],
  ['PROMO_APPLIED', 'prospect', undefined, []],
])('from %s, %s with line %s goes on to %j', (code, audience, line, hrefs) => {
  expect(waysOn(code, audience, line).map(({ href }) => href)).toEqual(hrefs)
})
