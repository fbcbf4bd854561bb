import type { ChatOnPage } from '@soe/shop-platform'
import { isHiddenOn } from './use-chat-place'

it.each<[ChatOnPage['isHidden'], string, boolean, boolean]>([
  ['always', '/stores/video-assist', false, true],
  ['in trial', '/sales/next/expresscheckout.html', true, true],
  ['in trial', '/sales/next/expresscheckout.html', false, false],
  ['prepaid', '/sales/prepaid/byod.html', false, true],
  ['prepaid', '/sales/byod/byod.html', false, false],
  [undefined, '/smartphones/prepaid', true, false],
])('a page that hides it %s, at %s, in a trial %s: %s', (isHidden, path, isTrial, expected) => {
  expect(isHiddenOn({ context: 'shop', priority: 'Low', ...(isHidden && { isHidden }) }, path, isTrial)).toBe(expected)
})
