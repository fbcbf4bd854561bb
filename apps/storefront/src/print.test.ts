/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

it.each([
  ['apps/storefront/src/shell/header.module.css', '.header'],
  ['apps/storefront/src/shell/footer.module.css', '.footer'],
  ['libs/shop/chat/src/offer/chat-invitation.module.css', '.floating'],
  ['libs/shop/chat/src/rating/order-rating.module.css', '.rating'],
])('%s keeps %s off paper', (path, part) => {
  const [, printed = ''] = readFileSync(join(__dirname, '../../..', path), 'utf8').split('@media print')
  expect(printed).toContain(part)
  expect(printed).toContain('display: none')
})
