import type { Shop } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { logCaptcha, logReplay } from './custom-logs'

const visit = () => {
  sessionStorage.clear()
  let loads = () => {}
  const client = new Promise<void>((resolve) => (loads = resolve))
  const fetch = jest.fn().mockResolvedValue(undefined)
  const open = (load: () => Promise<unknown>) =>
    partOf<Shop>({
      environment: { fetch, sessionStorage },
      identity: { get: () => ({ audience: 'prospect' }) },
      client: { load: load as Shop['client']['load'], loaded: () => undefined },
    })
  const rest = () => new Promise((resolve) => setTimeout(resolve))
  return { fetch, rest, left: open(() => client), opened: open(() => Promise.resolve(undefined)), loads }
}

const logs = [
  ['the state of the captcha', (shop: Shop) => logCaptcha(shop, { recaptchaEnabled: true })],
  ['the link of a replay', (shop: Shop) => logReplay(shop, 'https://replay.test/1')],
] as const

it.each(logs)('%s is sent by the next page where one was left before', async (_, log) => {
  const { fetch, rest, left, opened } = visit()
  log(left)
  log(opened)
  await rest()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it.each(logs)('%s is sent once, however often it is told', async (_, log) => {
  const { fetch, rest, left, loads } = visit()
  log(left)
  log(left)
  loads()
  await rest()
  log(left)
  await rest()
  expect(fetch).toHaveBeenCalledTimes(1)
})
