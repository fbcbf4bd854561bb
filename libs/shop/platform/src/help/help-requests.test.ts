import { QueryClient } from '@tanstack/react-query'
import { answerHelp, requestHelp } from './help-requests'

const asking = (wait: () => Promise<void>) => ({ queryClient: new QueryClient(), environment: { wait } })

const never = () => new Promise<void>(() => undefined)

describe('a request for help', () => {
  it.each([true, false])('is answered by the chat: %s', async (isStarted) => {
    const shop = asking(never)
    answerHelp(shop, () => Promise.resolve(isStarted))
    expect(await requestHelp(shop)).toBe(isStarted)
  })

  it('waits for the code of the chat', async () => {
    const shop = asking(never)
    const request = requestHelp(shop)
    answerHelp(shop, () => Promise.resolve(true))
    expect(await request).toBe(true)
  })

  it('ends in vain where the chat does not come, and once it has gone', async () => {
    const shop = asking(() => Promise.resolve())
    expect(await requestHelp(shop)).toBe(false)
    answerHelp(shop, () => Promise.resolve(true))()
    expect(await requestHelp(shop)).toBe(false)
  })
})
